import { expect, test } from 'vitest';
import { migrationsFolder } from './migrations.ts';
import { hashOf, readStamp, readTriggersFiles, sourceFolder } from './triggers.ts';

test('changed triggers have a stamp, by which a later release is known: npm run migration writes it', () => {
  expect(readStamp(migrationsFolder).hash).toBe(hashOf(readTriggersFiles(sourceFolder)));
});
