import { Button } from '../form/button';
import { ColumnsIcon, MenuIcon } from '../layout/icon';
import type { TableView } from './use-table-view';

export interface ViewButtonProps {
  view: TableView;
  onChoose: (view: TableView) => void;
}

/** Switches between the table with all columns and the list of the most important ones. */
export const ViewButton = ({ view, onChoose }: ViewButtonProps) => (
  <Button
    size="small"
    variant="quiet"
    icon={view === 'table' ? <MenuIcon size={20} /> : <ColumnsIcon size={20} />}
    onClick={() => onChoose(view === 'table' ? 'summary' : 'table')}
  >
    {view === 'table' ? 'List' : 'Table'}
  </Button>
);
