import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

const sourceQuery = queryOptions({
  queryKey: ['source'],
  queryFn: async () => (await fetch('/index.html')).text(),
});

function Screen() {
  const { data } = useSuspenseQuery(sourceQuery);
  return (
    <main>
      <h1>A bare page</h1>
      <p>It has the libraries that Pieces is built on, a text and one request: {data.length}.</p>
    </main>
  );
}

const router = createBrowserRouter([{ path: '*', Component: Screen }]);

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  </QueryClientProvider>,
);
