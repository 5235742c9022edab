import { isDoctor, useSignedInUser } from '../../session/use-signed-in-user';
import { PatientUploads } from './patient-uploads';
import { UploadsOfPatients } from './uploads-of-patients';

/** The documents that patients have given to the clinic. */
export function UploadsScreen() {
  const user = useSignedInUser();
  if (!user) return null;
  return isDoctor(user) ? <UploadsOfPatients /> : <PatientUploads />;
}
