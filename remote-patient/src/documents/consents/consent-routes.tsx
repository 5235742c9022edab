import { Navigate, Route, Routes } from '@nivara/shared/app-context/router';
import { NotFound } from '../../frame/not-found';
import { ConsentScreen } from './consent-screen';
import { ConsentsScreen } from './consents-screen';

/** The table of all texts, and each of them. */
export function ConsentRoutes() {
  return (
    <Routes>
      <Route index element={<Navigate to="consentstable" replace />} />
      <Route path="consentstable" element={<ConsentsScreen />} />
      <Route path=":kind" element={<ConsentScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
