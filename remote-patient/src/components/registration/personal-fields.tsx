import { BLOOD_GROUPS, GENDERS, LANGUAGES, MARITAL_STATUSES, PREFIXES } from '@nivara/shared/domain/patient';
import { RadioField } from '@nivara/shared/ui/choice-field';
import { ChoiceListField } from '@nivara/shared/ui/choice-list-field';
import { DateField, TextField } from '@nivara/shared/ui/field';
import { NumberField } from '@nivara/shared/ui/number-field';
import { AgeField } from './age-field';
import { ANSWER_NAMES as NAMES } from './answer-names';
import { choicesOf, withNone } from './choices';
import { FieldGrid } from './field-grid';

/** Step 1: who one is. */
export function PersonalFields({ today }: { today: string }) {
  return (
    <FieldGrid>
      <ChoiceListField
        name="personalDetails.prefix"
        label={NAMES['personalDetails.prefix']}
        choices={choicesOf(PREFIXES)}
      />
      <TextField
        name="personalDetails.firstName"
        label={NAMES['personalDetails.firstName']}
        autoComplete="given-name"
        maxLength={60}
      />
      <TextField
        name="personalDetails.middleName"
        label={NAMES['personalDetails.middleName']}
        autoComplete="additional-name"
        maxLength={60}
        optional
      />
      <TextField
        name="personalDetails.lastName"
        label={NAMES['personalDetails.lastName']}
        autoComplete="family-name"
        maxLength={60}
      />
      <DateField
        name="personalDetails.dob"
        label={NAMES['personalDetails.dob']}
        autoComplete="bday"
        max={today}
      />
      <AgeField today={today} />
      <div data-wide>
        <RadioField
          name="personalDetails.gender"
          label={NAMES['personalDetails.gender']}
          inline
          options={choicesOf(GENDERS)}
        />
      </div>
      <ChoiceListField
        name="personalDetails.maritalStatus"
        label={NAMES['personalDetails.maritalStatus']}
        choices={withNone(MARITAL_STATUSES)}
        optional
      />
      <ChoiceListField
        name="personalDetails.bloodGroup"
        label={NAMES['personalDetails.bloodGroup']}
        choices={withNone(BLOOD_GROUPS)}
        optional
      />
      <NumberField
        name="personalDetails.height"
        label={NAMES['personalDetails.height']}
        min={30}
        max={250}
        optional
      />
      <NumberField
        name="personalDetails.weight"
        label={NAMES['personalDetails.weight']}
        min={1}
        max={400}
        optional
      />
      <ChoiceListField
        name="personalDetails.languages"
        label={NAMES['personalDetails.languages']}
        choices={choicesOf(LANGUAGES)}
      />
      <TextField
        name="personalDetails.phone"
        label={NAMES['personalDetails.phone']}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <TextField
        name="personalDetails.email"
        label={NAMES['personalDetails.email']}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
    </FieldGrid>
  );
}
