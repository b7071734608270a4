import { useState } from 'react';
import { Button } from '../Button/Button';
import { NativeDateInput } from '../DateInput/NativeDateInput';
import { PlaceCombobox } from '../PlaceCombobox/PlaceCombobox';
import { Switch } from '../Switch/Switch';
import { SearchIcon } from '../icons/SearchIcon';
import { SearchCard } from './SearchCard';

const cities = [
  { id: '1', titulo: 'São Paulo, SP', detalhe: 'Terminal Rodoviário do Tietê' },
  { id: '2', titulo: 'Rio de Janeiro, RJ', detalhe: 'Rodoviária Novo Rio' },
  { id: '3', titulo: 'Belo Horizonte, MG', detalhe: 'Terminal Governador Israel Pinheiro' },
];

interface SampleSearchProps {
  origem?: string;
  destino?: string;
  dataIda?: string;
  roundTrip?: boolean;
  errors?: boolean;
  onSubmit?: () => void;
}

const buscar = (
  <Button type="submit" variant="accent" size="large" fullWidth icon={<SearchIcon />}>
    Buscar viagens
  </Button>
);

/** The complete search form with working fields, for the book. */
export function SampleSearch({
  origem = 'São Paulo, SP',
  destino = 'Rio de Janeiro, RJ',
  dataIda = '05/12/2026',
  roundTrip = false,
  errors = false,
  onSubmit = () => undefined,
}: SampleSearchProps) {
  const [places, setPlaces] = useState({ origem, destino });
  const [days, setDays] = useState({ dataIda, dataVolta: dataIda && '08/12/2026' });
  const [isReturn, setReturn] = useState(roundTrip);
  const place = (name: 'origem' | 'destino', label: string, error: string) => (
    <PlaceCombobox
      name={name}
      label={label}
      inputText={places[name]}
      options={cities}
      error={errors ? error : undefined}
      onInputChange={(text) => setPlaces({ ...places, [name]: text })}
      onSelect={({ titulo }) => setPlaces({ ...places, [name]: titulo })}
    />
  );
  const day = (name: 'dataIda' | 'dataVolta', label: string) => (
    <NativeDateInput
      name={name}
      label={label}
      inputText={days[name]}
      error={errors ? 'Informe uma data válida (DD/MM/AAAA)' : undefined}
      onInputChange={(text) => setDays({ ...days, [name]: text })}
    />
  );
  return (
    <SearchCard
      tripType={<Switch name="idaVolta" label="Ida e volta" checked={isReturn} onChange={setReturn} />}
      origem={place('origem', 'Origem', 'Informe uma origem')}
      destino={place('destino', 'Destino', 'Escolha um destino da lista')}
      dataIda={day('dataIda', 'Data de ida')}
      dataVolta={isReturn && day('dataVolta', 'Data de volta')}
      submit={buscar}
      onSwap={() => setPlaces({ origem: places.destino, destino: places.origem })}
      onSubmit={onSubmit}
    />
  );
}
