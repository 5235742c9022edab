import { screen, within } from '@testing-library/react';
import { CLINIC_SERVICE_MESSAGES, type ClinicService } from '@nivara/shared/domain/clinic-service';
import { AMOUNT_MESSAGE } from '@nivara/shared/domain/rupees';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { serveCalls } from '@nivara/shared/testing/serve-calls';
import { openDesk } from '../testing/open-desk';
import { idOf } from '../testing/serve-desk';
// Imported early, so that no test waits for the compiler.
import './services-screen';

afterEach(() => jest.restoreAllMocks());

const MEERA = { id: idOf('d'), name: 'Dr. Meera', title: 'Physician' };
const ROHAN = { id: idOf('e'), name: 'Dr. Rohan', title: 'Physician' };

function serve() {
  const services: ClinicService[] = [
    {
      id: 2,
      service: 'Consultation',
      kind: 'consultation',
      fee: 80_000,
      currency: 'INR',
      online: true,
      doctors: [MEERA],
    },
    {
      id: 5,
      service: 'Kids care',
      kind: 'consultation',
      fee: 70_000,
      currency: 'INR',
      online: false,
      doctors: [],
    },
  ];
  return serveCalls({
    'GET /desk/services': () => services,
    'GET /price-list': () => ({ services: [], entries: [] }),
    'GET /doctors': () => [MEERA, ROHAN].map((doctor) => ({ ...doctor, services: [] })),
    'PATCH /desk/services/2': ({ body }) => {
      const { doctors, ...change } = body as { doctors: string[] };
      return {
        ...services[0],
        ...change,
        doctors: [MEERA, ROHAN].filter(({ id }) => doctors.includes(id)),
      };
    },
  });
}

const open = async () => {
  const opened = openDesk('/desk/services');
  await opened.user.click(await screen.findByRole('button', { name: 'Change Consultation' }));
  return { ...opened, form: within(await screen.findByRole('dialog', { name: 'Consultation' })) };
};

test('lists each service with fee, video and doctors, and marks a service that nobody gives', async () => {
  serve();
  const { container } = openDesk('/desk/services');
  expect(
    await screen.findByRole('row', { name: /Consultation.*₹800\.00.*At the clinic or by video.*Dr\. Meera/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Kids care.*₹700\.00.*At the clinic.*Nobody/ })).toBeInTheDocument();
  await expectAccessible(container);
});

test('refuses a fee that is no amount, and changes fee, video and doctors', async () => {
  const service = serve();
  const { user, form, toasts, container } = await open();
  const fee = form.getByLabelText('Fee in rupees');
  await user.clear(fee);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(AMOUNT_MESSAGE)).toBeInTheDocument();
  await expectAccessible(container);
  await user.type(fee, 'eight hundred');
  expect(await form.findByText(AMOUNT_MESSAGE)).toBeInTheDocument();
  await user.clear(fee);
  await user.type(fee, '1,250.50');
  await user.click(form.getByLabelText('Also given by video'));
  await user.click(form.getByLabelText('Dr. Rohan'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('row', {
      name: /Consultation.*₹1,250\.50.*At the clinic.*Dr\. Meera.*Dr\. Rohan/,
    }),
  ).toBeInTheDocument();
  expect(service.callsTo('PATCH /desk/services/2')[0]?.body).toEqual({
    fee: 125_050,
    online: false,
    doctors: [MEERA.id, ROHAN.id],
  });
  expect(toasts.map(({ text }) => text)).toEqual(['“Consultation” is saved.']);
});

test('says why a doctor cannot be removed', async () => {
  const service = serve();
  const { user, form } = await open();
  service.refuse('PATCH /desk/services/2', {
    status: 409,
    title: 'Conflict',
    detail: CLINIC_SERVICE_MESSAGES.booked,
    errors: [{ path: 'doctors', message: CLINIC_SERVICE_MESSAGES.booked }],
  });
  await user.click(form.getByLabelText('Dr. Meera'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(CLINIC_SERVICE_MESSAGES.booked)).toBeInTheDocument();
});

test('shows a message when the services could not be loaded', async () => {
  serve().refuse('GET /desk/services', { status: 500, title: 'Error', detail: 'Out of order.' });
  openDesk('/desk/services');
  expect(await screen.findByText('Out of order.')).toBeInTheDocument();
});
