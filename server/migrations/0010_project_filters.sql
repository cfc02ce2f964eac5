-- A difficulty or a status that few projects have is found without reading all the others.
create index on projects (status, difficulty);
