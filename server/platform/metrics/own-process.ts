import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

let registry: Registry | undefined;

/** What the process measures of itself: once, however many apps it builds, because nothing ends it again. */
export function measureProcess(): Registry {
  if (registry) return registry;
  registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
