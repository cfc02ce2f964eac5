import { Select } from '#web/ui/forms/select.tsx';
import { pageSizes, type ProjectSearch } from './project-search.ts';

type PageSize = ProjectSearch['pageSize'];
type ChoosePageSizeProps = { pageSize: PageSize; onChange: (pageSize: PageSize) => void };

const options = pageSizes.map((size) => ({ value: String(size), label: `${size} per page` }));

/** Sets how many projects are on a page. */
export const ChoosePageSize = ({ pageSize, onChange }: ChoosePageSizeProps) => (
  <Select
    label="Projects per page"
    hideLabel
    value={String(pageSize)}
    options={options}
    onChange={(chosen) => {
      const size = pageSizes.find((one) => String(one) === chosen);
      if (size) onChange(size);
    }}
  />
);
