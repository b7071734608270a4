import MuiRating from '@mui/material/Rating';
import { FieldHelp } from '../Field/FieldHelp';
import { useField } from '../Field/useField';
import type { FieldTexts } from '../Field/useField';
import { StarIcon } from '../icons/StarIcon';
import { MuiTheme } from '../theme/MuiTheme';
import { t } from '../../words/t';
import './StarRating.css';

export interface StarRatingProps extends FieldTexts {
  name: string;
  /** Chosen stars; 0 while none is. */
  value: number;
  /** Name of each number of stars, from one on: "1 estrela, péssima". The chosen one is shown. */
  words: readonly string[];
  onChange: (value: number) => void;
  onBlur?: () => void;
}

const SIDE = 32;

/** A number of stars: native radio buttons that look like a row of them. */
export function StarRating({ name, label, value, words, error, hint, onChange, onBlur }: StarRatingProps) {
  const { id, helpId, describedBy } = useField({ error, hint });
  return (
    <MuiTheme>
      <div className="it-star-rating">
        <span id={id} className="it-star-rating__label">
          {label}
        </span>
        <div
          role="radiogroup"
          aria-labelledby={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
        >
          <MuiRating
            name={name}
            value={value === 0 ? null : value}
            max={words.length}
            icon={<StarIcon size={SIDE} filled />}
            emptyIcon={<StarIcon size={SIDE} />}
            emptyLabelText={t('Nenhuma estrela')}
            getLabelText={(stars) => words[stars - 1] ?? ''}
            // The second argument is the star under the pointer, also for keys; a press of the chosen star gives null.
            onChange={(event) => onChange(Number((event.target as HTMLInputElement).value))}
          />
        </div>
        <p className="it-star-rating__words" aria-hidden="true">
          {words[value - 1] ?? t('Nenhuma estrela')}
        </p>
        <FieldHelp id={helpId} error={error} hint={hint} />
      </div>
    </MuiTheme>
  );
}
