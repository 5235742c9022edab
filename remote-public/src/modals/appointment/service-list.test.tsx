import { screen, waitFor } from '@testing-library/react';
import { button, combobox, untilServices } from '@nivara/shared/testing/booking-form';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { renderWithApp } from '@nivara/shared/testing/render-with-app';
import { serveBooking } from '@nivara/shared/testing/serve-booking';
import { servePublicFiles, type PublicFiles } from '@nivara/shared/testing/serve-public-files';
import AppointmentModal from './appointment-modal';

let files: PublicFiles;
beforeEach(() => {
  files = servePublicFiles();
  serveBooking();
});

const open = (service?: string) =>
  renderWithApp(<AppointmentModal service={service} titleId="title" close={() => undefined} />);

test('a failure to load the services is logged, and the form shows contact and retry', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  files.cutOff();
  const { user, container } = open('Kids care');
  expect(await screen.findByText('The list of our services could not be loaded')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith('Failed to fetch services data', expect.any(Error));
  expect(screen.getByRole('link', { name: '+91 20 0000 0000' })).toHaveAttribute('href', 'tel:+912000000000');
  await user.click(combobox('Service'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await expectAccessible(container);

  files.mend();
  await user.click(button('Retry'));
  await waitFor(() => expect(combobox('Service')).toHaveTextContent('Kids care'));
});

test.each([
  ['empty', []],
  ['no list', { services: [] }],
  ['full of broken entries', [null, { id: 1 }, { service: 'No id' }, { id: '5', service: 'Kids care' }, 7]],
])('a file of services that is %s leaves no service to choose', async (_, contents) => {
  files.publish('/data/consultationData.json', contents);
  open();
  expect(await screen.findByText('The list of our services could not be loaded')).toBeInTheDocument();
  expect(combobox('Service')).toHaveTextContent('No services to choose from');
});

test('broken entries of the list are left out', async () => {
  files.publish('/data/consultationData.json', [null, { id: 1 }, { id: 5, service: 'Kids care' }, { id: 5 }]);
  const { user } = open();
  await untilServices();
  await user.click(combobox('Service'));
  expect(screen.getAllByRole('option').map((option) => option.textContent?.trim())).toEqual(['Kids care']);
});
