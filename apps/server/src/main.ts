import './database/quick-drizzle.ts';

await import('./start-program.ts');
