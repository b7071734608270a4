import { useId } from 'react';
import MuiRadio from '@mui/material/Radio';
import { CheckIcon } from '../icons/CheckIcon';
import { Skeleton } from '../Skeleton/Skeleton';
import { MuiTheme } from '../theme/MuiTheme';
import './FareOptions.css';

export interface FareOption {
  id: string;
  /** `Semileito` */
  classe: string;
  /** Total per seat, as formatted money. */
  preco: string;
  /** Included services: `Poltrona que reclina 150°`, `Água e manta`. */
  inclui: readonly string[];
  /** Free seats; zero is sold out. */
  poltronasLivres: number;
  /** Recommendation: `Mais vendida`. */
  destaque?: string;
}

export interface FareOptionsProps {
  label?: string;
  /** Cheapest first. */
  options: readonly FareOption[];
  value: string | null;
  onChange: (id: string) => void;
  error?: string | null;
  loading?: boolean;
}

/** The classes of one trip with price and services. */
export function FareOptions(props: FareOptionsProps) {
  const { label = 'Classe', options, value, onChange, error, loading = false } = props;
  const id = useId();
  if (loading) return <Skeleton label="Carregando as classes" shape="card" count={2} />;
  if (options.length === 0) return <p className="it-fares__none">Não há classe à venda nesta viagem.</p>;
  return (
    <fieldset className="it-fares" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="it-fares__label">{label}</legend>
      <div className="it-fares__options">
        <MuiTheme>
          {options.map((option) => (
            <Fare
              key={option.id}
              option={option}
              group={id}
              checked={option.id === value}
              onChoose={() => onChange(option.id)}
            />
          ))}
        </MuiTheme>
      </div>
      {error && (
        <p id={`${id}-error`} className="it-fares__error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface FareProps {
  option: FareOption;
  group: string;
  checked: boolean;
  onChoose: () => void;
}

function Fare({ option, group, checked, onChoose }: FareProps) {
  const { id, classe, preco, inclui, poltronasLivres, destaque } = option;
  const [nameId, aboutId] = [`${group}-${id}-name`, `${group}-${id}-about`];
  return (
    <label className="it-fare" data-sold-out={poltronasLivres === 0}>
      <MuiRadio
        name={group}
        value={id}
        checked={checked}
        disabled={poltronasLivres === 0}
        onChange={onChoose}
        slotProps={{ input: { 'aria-labelledby': nameId, 'aria-describedby': aboutId } }}
      />
      <span className="it-fare__head" id={nameId}>
        <strong className="it-fare__class">{classe}</strong> <span className="it-fare__price it-tabular">{preco}</span>
      </span>
      <span className="it-fare__about" id={aboutId}>
        {destaque && <span className="it-fare__mark">{destaque} </span>}
        {inclui.map((item) => (
          <span key={item} className="it-fare__item">
            <CheckIcon size={16} /> {item}{' '}
          </span>
        ))}
        <span className="it-fare__left">{leftText(poltronasLivres)}</span>
      </span>
    </label>
  );
}

function leftText(count: number): string {
  if (count === 0) return 'Esgotada';
  return count === 1 ? 'Última poltrona' : `${count} poltronas livres`;
}
