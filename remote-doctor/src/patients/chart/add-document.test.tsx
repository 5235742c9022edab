import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UPLOAD_MESSAGES } from '@nivara/shared/domain/upload';
import { upload } from '@nivara/shared/area/upload/testing/serve-documents';
import { created, serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDoctor } from '../../testing/open-doctor';
import { patientChart } from '../../testing/patient-chart';
import { idOf } from '../../testing/doctor-day';
import './chart-screen';

afterEach(() => jest.restoreAllMocks());

function serve() {
  const uploads = [{ ...upload('blood-test.pdf'), doctor: null }];
  return serveCalls({
    'GET /patients/:id': () => patientChart(),
    'GET /uploads': () => ({ rows: uploads, total: uploads.length }),
    'POST /patients/:id/documents': () => {
      uploads.unshift({ ...upload('letter.pdf', 2), doctor: null });
      return created({});
    },
  });
}

const path = `/doctor/patients/${idOf('b')}?show=documents&visit=${idOf('a')}`;
const pdf = (name = 'letter.pdf', size = 10) =>
  new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const field = async () => screen.findByLabelText('Document', { selector: 'input' });

test('adds a PDF to the visit that the URL names', async () => {
  const service = serve();
  const { user, toasts } = openDoctor(path);
  expect(await screen.findByRole('button', { name: 'Add a document to the visit' })).toBeInTheDocument();
  await user.upload(await field(), pdf());
  expect(await screen.findByRole('button', { name: /^letter.pdf/ })).toBeInTheDocument();
  expect(toasts).toEqual([{ tone: 'success', text: '“letter.pdf” is added. The patient can read it.' }]);
  expect(service.callsTo('POST /patients/:id/documents')[0]?.query.get('visit')).toBe(idOf('a'));
});

test('says why a file cannot be added', async () => {
  const service = serve();
  openDoctor(path);
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(await field(), pdf('letter.txt'));
  expect(await screen.findByText(UPLOAD_MESSAGES.type)).toBeInTheDocument();
  service.refuse('POST /patients/:id/documents', {
    status: 422,
    title: 'Invalid',
    detail: UPLOAD_MESSAGES.notPdf,
  });
  await user.upload(await field(), pdf());
  await waitFor(() => expect(screen.getByText(UPLOAD_MESSAGES.notPdf)).toBeInTheDocument());
});
