import { screen, waitFor } from '@testing-library/react';
import { expectAccessible } from '../../testing/expect-accessible';
import { familyMember } from '../../testing/family-member';
import { renderWithApp } from '../../testing/render-with-app';
import { serveBooking, type BookingService } from '../../testing/serve-booking';
import { sessionUser } from '../../testing/session-user';
import { Form, SubmitButton } from '../../ui/form/form';
import { EMPTY_BOOKING, bookingDetailsSchema, type BookingValues } from './booking-values';
import { PatientField, patientName } from './patient-field';
import { useFamily } from './use-family';

let service: BookingService;
beforeEach(() => {
  service = serveBooking();
  service.family.push(familyMember({ fullName: 'Ravi Kulkarni' }));
});

const user = sessionUser();
const filled = { ...EMPTY_BOOKING, service: '5', appointmentDate: '2026-03-10' };

function Field({ visitor, onSubmit }: { visitor: boolean; onSubmit: (values: BookingValues) => void }) {
  const family = useFamily(!visitor);
  return (
    <Form initialValues={filled} schema={bookingDetailsSchema('2026-03-02')} onSubmit={onSubmit}>
      <PatientField user={visitor ? undefined : user} family={family} />
      <SubmitButton>Next</SubmitButton>
    </Form>
  );
}

const show = (visitor = false) => {
  const submit = jest.fn();
  return { submit, ...renderWithApp(<Field visitor={visitor} onSubmit={submit} />) };
};
const sent = (submit: jest.Mock) => submit.mock.calls[0]?.[0] as BookingValues;
const radio = (name: string) => screen.findByRole('radio', { name });

test('a visitor types the name, and no family list is fetched', async () => {
  const { user: person, submit } = show(true);
  await person.type(screen.getByRole('textbox', { name: 'Patient' }), 'Tara Example');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(sent(submit).patient).toBe('Tara Example');
  expect(service.calls).toEqual([]);
});

test('a signed-in patient chooses between themselves and their family', async () => {
  const { user: person, submit, container } = show();
  expect(screen.getByText('Loading your family list…')).toBeInTheDocument();
  expect(await radio('Myself, Asha Kulkarni')).not.toBeChecked();
  await expectAccessible(container);
  await person.click(await radio('Ravi Kulkarni'));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(sent(submit).patient).toBe(service.family[0]?.id);
});

test('another patient needs a name', async () => {
  const { user: person, submit, container } = show();
  await person.click(await radio('Somebody else'));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  const name = screen.getByRole('textbox', { name: 'Patient’s name' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Error: Patient name is required');
  await expectAccessible(container);
  await person.type(name, 'A Neighbour');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(sent(submit)).toMatchObject({ patient: 'other', otherPatient: 'A Neighbour' });
});

test('shows an error when no patient is chosen', async () => {
  const { user: person } = show();
  const myself = await radio('Myself, Asha Kulkarni');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(myself).toHaveFocus());
  expect(screen.getByRole('radiogroup', { name: 'Patient' })).toHaveAccessibleDescription(
    'Error: Patient name is required',
  );
});

test('a failed family list allows booking and can be retried', async () => {
  service.refuse('GET /family', 'unreachable');
  const { user: person } = show();
  expect(await radio('Somebody else')).toBeInTheDocument();
  expect(screen.getByText(/^Your family list could not be loaded/)).toBeInTheDocument();
  service.mend();
  await person.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await radio('Ravi Kulkarni')).toBeInTheDocument();
});

test('shows the name of the chosen patient', () => {
  const members = [familyMember({ id: 'm1', fullName: 'Ravi Kulkarni' })];
  const family = { status: 'ready', members } as const;
  const name = (patient: string, visitor = false) =>
    patientName({ ...filled, patient, otherPatient: 'A Neighbour' }, visitor ? undefined : user, family);
  expect([name('self'), name('m1'), name('other'), name('Tara', true)]).toEqual([
    'Asha Kulkarni',
    'Ravi Kulkarni',
    'A Neighbour',
    'Tara',
  ]);
});
