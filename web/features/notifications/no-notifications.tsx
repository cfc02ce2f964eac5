import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export const NoNotifications = () => (
  <EmptyState title="No notifications yet">
    You’ll hear here when something happens on your tickets or on your teams.
  </EmptyState>
);
