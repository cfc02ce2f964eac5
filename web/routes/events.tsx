import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { dayOf } from '#web/gatherings/events/calendar/calendar.ts';
import { EventCalendar } from '#web/gatherings/events/calendar/event-calendar.tsx';
import { EventList } from '#web/gatherings/events/event-list.tsx';
import {
  changeEventSearch,
  countByDay,
  type EventSearch,
  findEvents,
  readEventSearch,
  writeEventSearch,
} from '#web/gatherings/events/event-search.ts';
import { SearchEvents } from '#web/gatherings/events/search-events.tsx';
import { getUrlParams } from '#web/lib/url-params.ts';
import { source } from '#web/sources/events/sample.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { PageTitle } from '#web/ui/page/page-title.tsx';
import { SampleNote } from '#web/ui/sample.tsx';

export function Component() {
  const [now] = useState(() => new Date());
  const [events] = useState(() => source.list(now));
  const [searchParams, setSearchParams] = useSearchParams();
  const today = dayOf(now);
  const search = readEventSearch(searchParams, today);
  const found = findEvents(events, search);
  const change = (changed: Partial<EventSearch>) =>
    setSearchParams(
      writeEventSearch(changeEventSearch(readEventSearch(getUrlParams(), today), changed), today),
      { replace: true, preventScrollReset: true },
    );
  return (
    <Page className="grid grid-cols-1 gap-4">
      <div className="grid gap-2">
        <PageTitle
          lead="Learn something, build something, meet someone."
          action={<Button onClick={source.onCreate}>Create Event</Button>}
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
        <EventList
          search={search}
          found={found}
          now={now}
          onChange={change}
          onJoin={source.onJoin}
        />
      </div>
    </Page>
  );
}
