-- Titles had no limit once. What the history says of a longer one is its beginning, so that a
-- history stays small enough to be read whole.
update changes
   set fields = (
     select jsonb_agg(
              case when field ->> 'field' = 'title'
                   then field || jsonb_build_object('from', left(field ->> 'from', 500),
                                                    'to', left(field ->> 'to', 500))
                   else field end
              order by ordinal)
       from jsonb_array_elements(fields) with ordinality as listed (field, ordinal))
 where kind = 'ticket_changed' and length(fields::text) > 2000;
