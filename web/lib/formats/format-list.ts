import { lazy } from '#contract/values/lazy.ts';
import { language } from './language.ts';

const list = lazy(() => new Intl.ListFormat(language));

/** "one", "one and two", "one, two, and three" */
export const formatList = (values: readonly string[]) => list().format(values);
