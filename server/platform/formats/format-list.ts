import { lazy } from '#contract/values/lazy.ts';

const list = lazy(() => new Intl.ListFormat('en-US'));

/** "one", "one and two", "one, two, and three" */
export const formatList = (values: readonly string[]) => list().format(values);
