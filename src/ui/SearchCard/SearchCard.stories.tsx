import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button';
import { DateInput } from '../DateInput/DateInput';
import { PlaceCombobox } from '../PlaceCombobox/PlaceCombobox';
import { Switch } from '../Switch/Switch';
import { SearchIcon } from '../icons/SearchIcon';
import { SearchCard } from './SearchCard';

interface Sample {
  origem: string;
  destino: string;
  roundTrip: boolean;
  errors?: boolean;
  onSubmit: () => void;
}

function Card({ origem, destino, roundTrip, errors = false, onSubmit }: Sample) {
  const [places, setPlaces] = useState({ origem, destino });
  const [isReturn, setReturn] = useState(roundTrip);
  const place = (name: 'origem' | 'destino', label: string, error: string) => (
    <PlaceCombobox
      name={name}
      label={label}
      inputText={places[name]}
      options={[]}
      error={errors ? error : undefined}
      onInputChange={(text) => setPlaces({ ...places, [name]: text })}
      onSelect={fn()}
    />
  );
  return (
    <SearchCard
      tripType={<Switch name="idaVolta" label="Ida e volta" checked={isReturn} onChange={setReturn} />}
      origem={place('origem', 'Origem', 'Informe uma origem')}
      destino={place('destino', 'Destino', 'Escolha um destino da lista')}
      dataIda={<DateInput name="dataIda" label="Data de ida" inputText="05/12/2026" onInputChange={fn()} />}
      dataVolta={
        isReturn && <DateInput name="dataVolta" label="Data de volta" inputText="08/12/2026" onInputChange={fn()} />
      }
      submit={
        <Button type="submit" variant="accent" size="large" fullWidth icon={<SearchIcon />}>
          Buscar viagens
        </Button>
      }
      onSwap={() => setPlaces({ origem: places.destino, destino: places.origem })}
      onSubmit={onSubmit}
    />
  );
}

const meta: Meta<typeof Card> = {
  title: 'Busca/SearchCard',
  component: Card,
  args: { origem: 'São Paulo, SP', destino: 'Rio de Janeiro, RJ', roundTrip: false, onSubmit: fn() },
};
export default meta;
type Story = StoryObj<typeof Card>;

export const OneWay: Story = {};
export const RoundTrip: Story = { args: { roundTrip: true } };
export const Empty: Story = { args: { origem: '', destino: '' } };
export const WithErrors: Story = { args: { origem: '', destino: 'Rio', errors: true, roundTrip: true } };
export const LongContent: Story = {
  args: {
    origem: 'Vila Bela da Santíssima Trindade, MT – Terminal Rodoviário Municipal',
    destino: 'São José do Vale do Rio Preto, RJ – Terminal Rodoviário Bianor Martins Esteves',
    roundTrip: true,
  },
};
