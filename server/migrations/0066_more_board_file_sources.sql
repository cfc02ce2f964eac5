-- More programs whose files are known by their columns.
alter table board_imports drop constraint board_imports_source_check,
  add constraint board_imports_source_check
  check (source in ('pieces', 'github', 'jira', 'trello', 'asana', 'clickup', 'linear', 'notion',
                    'plane', 'monday', 'wekan', 'csv'));
