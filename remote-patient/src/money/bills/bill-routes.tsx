import { Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from '../../frame/not-found';
import { BillScreen } from './bill-screen';
import { BillsScreen } from './bills-screen';
import { ReceiptScreen } from './receipt-screen';

/** All bills, each of them, and its receipt. */
export function BillRoutes() {
  return (
    <Routes>
      <Route index element={<BillsScreen />} />
      <Route path=":id" element={<BillScreen />} />
      <Route path=":id/receipt" element={<ReceiptScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
