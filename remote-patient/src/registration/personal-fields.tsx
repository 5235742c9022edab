import { BLOOD_GROUPS, GENDERS, LANGUAGES, MARITAL_STATUSES, PREFIXES } from '@nivara/shared/domain/patient';
import { HEIGHT, WEIGHT } from '@nivara/shared/domain/patient-rules';
import { RadioField } from '@nivara/shared/ui/choice/choice-field';
import { ChoiceListField } from '@nivara/shared/ui/choice/choice-list-field';
import { DateField, TextField } from '@nivara/shared/ui/form/field';
import { NumberField } from '@nivara/shared/ui/form/number-field';
import { AgeField } from './age-field';
import { answerField } from './answer-names';
import { choicesOf, withNone } from './choices';
import { FieldGrid } from './field-grid';

/** Step 1. */
export function PersonalFields({ today }: { today: string }) {
  return (
    <FieldGrid>
      <ChoiceListField {...answerField('personalDetails.prefix')} choices={choicesOf(PREFIXES)} />
      <TextField {...answerField('personalDetails.firstName')} autoComplete="given-name" maxLength={60} />
      <TextField
        {...answerField('personalDetails.middleName')}
        autoComplete="additional-name"
        maxLength={60}
        optional
      />
      <TextField {...answerField('personalDetails.lastName')} autoComplete="family-name" maxLength={60} />
      <DateField {...answerField('personalDetails.dob')} autoComplete="bday" max={today} />
      <AgeField today={today} />
      <div data-wide>
        <RadioField {...answerField('personalDetails.gender')} inline options={choicesOf(GENDERS)} />
      </div>
      <ChoiceListField
        {...answerField('personalDetails.maritalStatus')}
        choices={withNone(MARITAL_STATUSES)}
        optional
      />
      <ChoiceListField
        {...answerField('personalDetails.bloodGroup')}
        choices={withNone(BLOOD_GROUPS)}
        optional
      />
      <NumberField {...answerField('personalDetails.height')} min={HEIGHT.min} max={HEIGHT.max} optional />
      <NumberField {...answerField('personalDetails.weight')} min={WEIGHT.min} max={WEIGHT.max} optional />
      <ChoiceListField {...answerField('personalDetails.languages')} choices={choicesOf(LANGUAGES)} />
      <TextField
        {...answerField('personalDetails.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <TextField
        {...answerField('personalDetails.email')}
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
