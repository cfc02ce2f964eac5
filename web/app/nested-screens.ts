import type { RouteModule } from './routes.tsx';

/**
 * Screens in folders. They are opened less often, so the script that every page loads doesn't list
 * their parts.
 */
const modules = import.meta.glob<RouteModule>('/web/routes/*/*.tsx');

/** Loads a screen such as "accounts/terms". */
export const load = (file: string): Promise<RouteModule> => modules[`/web/routes/${file}.tsx`]!();
