import { rotulosEtapa } from '../../../domain/administracao/tarifas/palavrasTarifa';
import { etapasTarifa } from '../../../domain/viagens/tarifas/regraTarifa';
import { Select } from '../../../ui/Select/Select';
import { TextInput } from '../../../ui/TextInput/TextInput';

export interface FiltroRegras {
  termo: string;
  etapa: string;
  situacao: 'abertas' | 'encerradas';
}

export const filtroVazio: FiltroRegras = { termo: '', etapa: '', situacao: 'abertas' };

const etapas = [{ value: '', label: 'Todos' }, ...etapasTarifa.map((value) => ({ value, label: rotulosEtapa[value] }))];
const situacoes = [
  { value: 'abertas', label: 'Abertas' },
  { value: 'encerradas', label: 'Encerradas' },
];

export interface CamposFiltroProps {
  filtro: FiltroRegras;
  onChange: (filtro: FiltroRegras) => void;
}

/** Narrows the list as it is typed. */
export function CamposFiltro({ filtro, onChange }: CamposFiltroProps) {
  return (
    <>
      <TextInput
        name="termo"
        label="Buscar por nome, lugar ou linha"
        value={filtro.termo}
        autoComplete="off"
        onChange={(termo) => onChange({ ...filtro, termo })}
      />
      <Select
        name="tipo"
        label="Tipo"
        value={filtro.etapa}
        options={etapas}
        onChange={(etapa) => onChange({ ...filtro, etapa })}
      />
      <Select
        name="situacao"
        label="Situação"
        value={filtro.situacao}
        options={situacoes}
        onChange={(value) => onChange({ ...filtro, situacao: value === 'encerradas' ? 'encerradas' : 'abertas' })}
      />
    </>
  );
}
