import { fireEvent, screen, within } from '@testing-library/react';
import { expectAccessible } from '@nivara/shared/testing/expect-accessible';
import { PATIENT_MESSAGES } from '@nivara/shared/domain/patient-rules';
import { button, heading, textbox } from '../testing/registration-form';
import { chosenFile } from '@nivara/shared/area/upload/testing/serve-documents';
import { COMPLETE, servePatientRecord } from '../testing/serve-patient-record';
import { circle, openUpdate as open } from './testing/update-dialog';

test('“Next” in the step “PDF Upload” returns to an invalid step, with links to the invalid fields', async () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  const { user, container } = open();
  await heading('Personal Details');
  await user.clear(textbox('First name'));
  await user.clear(textbox('Email'));
  await user.click(circle(/PDF Upload/));
  await heading('PDF Upload');
  await user.click(button('Next'));
  const summary = await screen.findByRole('group', { name: 'Please check these answers' });
  expect(summary).toHaveFocus();
  await expectAccessible(container);
  await user.click(within(summary).getByRole('link', { name: PATIENT_MESSAGES.firstName }));
  expect(textbox('First name')).toHaveFocus();
  expect(textbox('Email')).toBeInvalid();
  expect(service.sent()).toEqual([]);
});

test('no step saves the answers while chosen files are not uploaded', async () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  const { user } = open();
  await heading('Personal Details');
  await user.click(circle(/PDF Upload/));
  await heading('PDF Upload');
  fireEvent.change(screen.getByLabelText('Choose PDF files'), { target: { files: [chosenFile('a.pdf')] } });
  await user.click(button('Next'));
  expect(await screen.findByText('1 file is chosen and not uploaded yet')).toBeVisible();
  await user.click(circle(/Personal Details/));
  await heading('Personal Details');
  await user.click(circle(/Thank you/));
  await heading('PDF Upload');
  expect(screen.getByText('1 file is chosen and not uploaded yet')).toBeVisible();
  expect(service.sent()).toEqual([]);
  await user.click(button('Leave it out'));
  await user.click(button('Next'));
  expect(await screen.findByText('Your details were updated successfully.')).toBeInTheDocument();
});

test('restores a tag that was being typed when the dialog was closed', async () => {
  servePatientRecord(COMPLETE, 'complete');
  const { user } = open();
  await heading('Personal Details');
  await user.click(circle(/Medical History/));
  await heading('Medical History');
  await user.type(textbox('Surgery history (optional)'), 'Append');
  await user.click(button('Close the dialog'));
  await user.click(button('Open the dialog'));
  await heading('Personal Details');
  await user.click(circle(/Medical History/));
  await heading('Medical History');
  expect(textbox('Surgery history (optional)')).toHaveValue('Append');
});

test('saves pending tags with the other answers', async () => {
  const service = servePatientRecord(COMPLETE, 'complete');
  const { user } = open();
  await heading('Personal Details');
  await user.click(circle(/Medical History/));
  await heading('Medical History');
  await user.type(textbox('Surgery history (optional)'), 'Appendix');
  await user.click(circle(/Thank you/));
  expect(await screen.findByText('Your details were updated successfully.')).toBeInTheDocument();
  expect(service.patientRecord()?.patientHistory.surgeryHistory).toEqual(['Appendix']);
});
