import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getUrlParams } from '#web/lib/url-params.ts';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SampleNote } from '#web/ui/sample.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { dayOf } from './calendar/calendar.ts';
import { EventCalendar } from './calendar/event-calendar.tsx';
import { EventList } from './event-list.tsx';
import {
  changeEventSearch,
  countByDay,
  type EventSearch,
  findEvents,
  readEventSearch,
  writeEventSearch,
} from './event-search.ts';
import { SearchEvents } from './search-events.tsx';
import type { EventSource } from './source.ts';

/** The events: calendar, search and list. */
export function Events({ source }: { source: EventSource }) {
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery(source.list(now));
  const [searchParams, setSearchParams] = useSearchParams();
  const today = dayOf(now);
  const search = readEventSearch(searchParams, today);
  const found = findEvents(data?.events ?? [], search);
  const change = (changed: Partial<EventSearch>) =>
    setSearchParams(
      writeEventSearch(changeEventSearch(readEventSearch(getUrlParams(), today), changed), today),
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className="grid gap-2">
        <PageTitle
          lead="Learn something, build something, meet someone."
          action={data?.canCreate && source.create}
        >
          Events
        </PageTitle>
        {source.note && <SampleNote>{source.note}</SampleNote>}
      </div>
      <SearchEvents search={search} onChange={change} />
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)]">
        <div className="md:sticky md:top-4">
          <EventCalendar
            month={search.month}
            selected={search.day}
            today={today}
            counts={countByDay(found)}
            onMonth={(month) => change({ month })}
            onSelect={(day) => change({ day })}
          />
        </div>
        {!data && <NotLoaded query={{ error, refetch }} what="the events" />}
        {data && (
          <EventList
            {...{ search, found, now }}
            onChange={change}
            source={source}
            createFirst={data.canCreate && source.createFirst}
          />
        )}
      </div>
    </>
  );
}
