import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { renderWithApp } from '../../testing/render-with-app';
import { keepSavedFiles } from '../../testing/saved-files';
import type { DataColumn } from './data-column';
import { DataTable, type DataTableProps } from './data-table';
import { defaultQuery } from './table-query';

interface Visit {
  id: number;
  name: string;
  city: string;
}

const columns: DataColumn<Visit>[] = [
  { id: 'name', heading: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name, rowHeader: true },
  { id: 'city', heading: 'City', cell: ({ city }) => city, filter: ({ city }) => city },
  { id: 'more', heading: 'Actions', cell: () => <button>Cancel</button>, actions: true },
];

const visits: Visit[] = Array.from({ length: 12 }, (_, index) => ({
  id: index,
  name: `Patient ${index + 1}`,
  city: index % 3 === 0 ? 'Mumbai' : 'Pune',
}));

const show = (props: Partial<DataTableProps<Visit>> = {}) =>
  renderWithApp(
    <DataTable caption="Visits" columns={columns} rows={visits} rowKey={({ id }) => id} {...props} />,
  );

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const button = (name: string) => screen.getByRole('button', { name });

test('shows a caption and one page of rows', async () => {
  const { user, container } = show();
  expect(screen.getByRole('table', { name: 'Visits' })).toBeInTheDocument();
  expect(names()).toHaveLength(10);
  await expectAccessible(container);

  await user.click(button('Next page'));
  expect(names()).toEqual(['Patient 11', 'Patient 12']);
  expect(button('Next page')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
  expect(names()).toHaveLength(12);
});

const summary = columns.slice(0, 1);
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a table that fits can be shown as a list, and later tables remember the choice', async () => {
  const { user, unmount } = show({ summary });
  expect(headings()).toEqual(['Name', 'City', 'Actions']);
  await user.click(button('List'));
  expect(headings()).toEqual(['Name']);
  unmount();
  const again = show({ summary });
  expect(headings()).toEqual(['Name']);
  await again.user.click(button('Table'));
  expect(headings()).toEqual(['Name', 'City', 'Actions']);
  localStorage.clear();
});

test('a table that prefers its list opens as a list though it fits, until the table is chosen', async () => {
  const { user, unmount } = show({ summary, opensAs: 'summary' });
  expect(headings()).toEqual(['Name']);
  await user.click(button('Table'));
  expect(headings()).toEqual(['Name', 'City', 'Actions']);
  unmount();
  show({ summary, opensAs: 'summary' });
  expect(headings()).toEqual(['Name', 'City', 'Actions']);
  localStorage.clear();
});

test('a list of one page has no pages to turn', () => {
  show({ rows: visits.slice(0, 10) });
  expect(names()).toHaveLength(10);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a heading sorts the rows and announces the order', async () => {
  const { user } = show();
  const heading = screen.getByRole('columnheader', { name: 'Name' });
  await user.click(within(heading).getByRole('button'));
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard('{Enter}');
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(names()[0]).toBe('Patient 12');
  await user.keyboard('{Enter}');
  expect(heading).not.toHaveAttribute('aria-sort');
});

test('a filter goes to the first page, and search and filter can be cleared', async () => {
  const { user, container } = show();
  await user.click(button('Next page'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Mumbai');
  expect(names()).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('4 rows');
  await user.type(screen.getByRole('searchbox', { name: 'Search visits' }), 'nobody');
  expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument();
  await expectAccessible(container);
  await user.click(button('Clear search and filters'));
  expect(names()).toHaveLength(10);
});

test('columns can be hidden, but not all of them', async () => {
  const { user, container } = show();
  await user.click(button('Columns'));
  const choice = screen.getByRole('group', { name: 'Columns shown' });
  await user.click(within(choice).getByRole('checkbox', { name: 'City' }));
  expect(screen.queryByRole('columnheader', { name: 'City' })).not.toBeInTheDocument();
  await user.click(within(choice).getByRole('checkbox', { name: 'Actions' }));
  expect(within(choice).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await expectAccessible(container);
  await user.keyboard('{Escape}');
  expect(choice).not.toBeInTheDocument();
  expect(button('Columns')).toHaveFocus();
});

test('the CSV file contains the rows of all pages and the visible columns, without actions', async () => {
  const saved = keepSavedFiles();
  const { user } = show({
    rows: [...visits, { id: 99, name: '=1+1', city: 'Pune, east' }],
    fileName: 'visits',
  });
  await user.click(button('Export CSV'));
  const lines = await saved.lines();
  expect(lines[0]).toBe('Name,City');
  expect(lines).toHaveLength(15);
  expect(lines[13]).toBe(`'=1+1,"Pune, east"`);
  jest.restoreAllMocks();
});

test('a page of a longer list says which rows it shows, for the printed page', async () => {
  const { user } = show();
  expect(screen.getByText('Rows 1 to 10 of 12')).toBeInTheDocument();
  await user.click(button('Next page'));
  expect(screen.getByText('Rows 11 to 12 of 12')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
  expect(screen.queryByText(/^Rows \d/)).not.toBeInTheDocument();
});

test('prints the rows of all pages, then shows one page again', async () => {
  let printed = 0;
  const print = jest.spyOn(window, 'print').mockImplementation(() => void (printed = names().length));
  const { user } = show();
  await user.click(button('Print'));
  expect(printed).toBe(12);
  expect(names()).toHaveLength(10);
  print.mockRestore();
});

test('shows headings and announces loading', async () => {
  const { container } = show({ rows: undefined });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeInTheDocument();
  expect(button('Export CSV')).toBeDisabled();
  await expectAccessible(container);
});

test('shows the given text and no search when there are no rows', async () => {
  const { container } = show({ rows: [], empty: <p>Book the first visit</p> });
  expect(screen.getByText('Book the first visit')).toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('shows the headings of the summary when there are no rows, and all headings at one press', async () => {
  const { user, container } = show({ rows: [], summary, opensAs: 'summary', empty: <p>None yet</p> });
  expect(screen.getAllByRole('columnheader')).toHaveLength(summary.length);
  await expectAccessible(container);
  await user.click(button('Table'));
  expect(screen.getAllByRole('columnheader')).toHaveLength(columns.length);
  await user.click(button('List'));
  expect(screen.getAllByRole('columnheader')).toHaveLength(summary.length);
});

test('reports a failure and retries', async () => {
  const retry = jest.fn();
  const { user, container } = show({ rows: undefined, error: 'The clinic does not answer.', onRetry: retry });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Visits could not be loadedThe clinic does not answer.',
  );
  await user.click(button('Retry'));
  expect(retry).toHaveBeenCalledTimes(1);
  await expectAccessible(container);
});

test('passes the query to a server and shows its rows unchanged', async () => {
  const changeQuery = jest.fn();
  const query = { ...defaultQuery, page: 2, size: 2, q: 'zzz' };
  const { user } = show({ rows: visits.slice(2, 4), total: 12, query, onQueryChange: changeQuery });
  expect(names()).toEqual(['Patient 3', 'Patient 4']);
  expect(screen.getByText('Page 2 of 6')).toBeInTheDocument();
  await user.click(button('Next page'));
  expect(changeQuery).toHaveBeenLastCalledWith({ ...query, page: 3 });
  await user.click(button('Name'));
  expect(changeQuery).toHaveBeenLastCalledWith({
    ...query,
    page: 1,
    sort: { column: 'name', direction: 'ascending' },
  });
});
