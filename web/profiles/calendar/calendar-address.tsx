import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#web/lib/formats/format-dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Failure } from '#web/ui/feedback/failure.tsx';
import { QueryFailure } from '#web/ui/feedback/not-loaded.tsx';
import { Copyable } from '#web/ui/forms/copyable.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { calendarFeedQuery, useMakeAddress, useRemoveAddress } from './queries.ts';

type Question = 'replacement' | 'removal';

/** The secret address of one's calendar: made, shown once, replaced and removed. */
export default function CalendarAddress() {
  const { data, error, refetch } = useQuery(calendarFeedQuery);
  const making = useMakeAddress();
  const removing = useRemoveAddress();
  const [asked, setAsked] = useState<Question>();
  const make = () => making.mutate(undefined, { onSettled: () => setAsked(undefined) });
  const remove = () => removing.mutate(undefined, { onSettled: () => setAsked(undefined) });
  const failure = making.error ?? removing.error;
  if (!data) return <QueryFailure query={{ error, refetch }} what="your calendar’s address" />;
  return (
    <>
      <Failure error={failure} what="Couldn’t change the address" />
      {data.createdAt === null ? (
        <div>
          <Button busy={making.isPending} onClick={make}>
            Create calendar address
          </Button>
        </div>
      ) : (
        <>
          {making.data ? (
            <Copyable
              label="Calendar address"
              value={making.data.address}
              hint="Copy it now and subscribe to it in your calendar. We won’t show it again, but you can replace it anytime."
            />
          ) : (
            <p>
              You created an address on {formatDate(new Date(data.createdAt))}. We don’t show it
              again. If you no longer have it, replace it.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setAsked('replacement')}>Replace address</Button>
            <Button onClick={() => setAsked('removal')}>Remove address</Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={asked === 'removal' ? 'Remove this address?' : 'Replace this address?'}
        confirm={asked === 'removal' ? 'Remove address' : 'Replace address'}
        busy={making.isPending || removing.isPending}
        onConfirm={asked === 'removal' ? remove : make}
      >
        Calendars that use this address will stop updating
        {asked === 'replacement' && ' until you give them the new one'}.
      </ConfirmDialog>
    </>
  );
}
