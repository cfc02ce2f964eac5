import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

export const NoNotifications = () => (
  <EmptyState title="No notifications yet">
    We’ll let you know here when something happens on your tickets or teams.
  </EmptyState>
);
