import '../foundation/database/drizzle-resolver.ts';

await import('./start-program.ts');
