import { situacoesCandidatura } from '../../../domain/empresa/candidatura';
import { areasTrabalho } from '../../../domain/empresa/vagas';
import { Grid } from '../../../ui/Grid/Grid';
import { Select } from '../../../ui/Select/Select';
import { Stack } from '../../../ui/Stack/Stack';
import { ProcurarProtocolo } from '../comum/ProcurarProtocolo';
import { areas, nomeSituacao } from './palavrasCandidatura';
import { useNomeDaVaga } from './useNomeDaVaga';

interface FiltrosCandidaturasProps {
  busca: Record<string, string>;
  vagas: readonly string[];
  onChange: (busca: Record<string, string>) => void;
}

const situacoes = [
  { value: '', label: 'Novas e vistas' },
  ...situacoesCandidatura.map((situacao) => ({ value: situacao, label: nomeSituacao[situacao] })),
];
const opcoesArea = [
  { value: '', label: 'Todas' },
  ...areas.map((area) => ({ value: area, label: areasTrabalho[area] })),
];

/** Filters of applications, each applied at once. */
export function FiltrosCandidaturas({ busca, vagas, onChange }: FiltrosCandidaturasProps) {
  const nomeDaVaga = useNomeDaVaga();
  const { protocolo, situacao = '', area = '', vaga = '' } = busca;
  // A position of the address is an option before the list has come.
  const ids = vaga === '' || vagas.includes(vaga) ? vagas : [vaga, ...vagas];
  const opcoesVaga = [{ value: '', label: 'Todas' }, ...ids.map((id) => ({ value: id, label: nomeDaVaga(id) }))];
  const set = (campo: string) => (value: string) => onChange({ situacao, area, vaga, [campo]: value });
  return (
    <Stack gap={4}>
      {protocolo === undefined && (
        <Grid min={14} align="end" stretch>
          <Select name="situacao" label="Situação" value={situacao} options={situacoes} onChange={set('situacao')} />
          <Select name="area" label="Área" value={area} options={opcoesArea} onChange={set('area')} />
          <Select name="vaga" label="Vaga" value={vaga} options={opcoesVaga} onChange={set('vaga')} />
        </Grid>
      )}
      <Grid min={20}>
        <ProcurarProtocolo
          protocolo={protocolo}
          onProcurar={(procurado) => onChange({ protocolo: procurado })}
          onLimpar={() => onChange({})}
        />
      </Grid>
    </Stack>
  );
}
