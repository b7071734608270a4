import { nomePapel, papeisOperador, situacoesOperador } from '../../../domain/agencia/caixa/estado';
import { Select } from '../../../ui/Select/Select';
import { Shortcut } from '../../../ui/Shortcuts/Shortcut';
import { TextInput } from '../../../ui/TextInput/TextInput';
import type { FiltroOperadores } from './filtrarOperadores';
import { nomeSituacao } from './palavrasOperador';

const situacoes = [
  { value: '', label: 'Todas' },
  ...situacoesOperador.map((value) => ({ value, label: nomeSituacao[value] })),
];
const papeis = [{ value: '', label: 'Todas' }, ...papeisOperador.map((value) => ({ value, label: nomePapel[value] }))];

export interface CamposFiltroProps {
  filtro: FiltroOperadores;
  onChange: (filtro: FiltroOperadores) => void;
}

/** Narrows the list as it is typed; the list is on the device. */
export function CamposFiltro({ filtro, onChange }: CamposFiltroProps) {
  return (
    <>
      <Shortcut keys="Alt+2">
        <TextInput
          name="termo"
          label="Buscar por nome ou e-mail"
          value={filtro.termo}
          autoComplete="off"
          onChange={(termo) => onChange({ ...filtro, termo })}
        />
      </Shortcut>
      <Select
        name="situacao"
        label="Situação"
        value={filtro.situacao}
        options={situacoes}
        onChange={(value) => onChange({ ...filtro, situacao: situacoesOperador.find((one) => one === value) ?? '' })}
      />
      <Select
        name="papel"
        label="Função"
        value={filtro.papel}
        options={papeis}
        onChange={(value) => onChange({ ...filtro, papel: papeisOperador.find((one) => one === value) ?? '' })}
      />
    </>
  );
}
