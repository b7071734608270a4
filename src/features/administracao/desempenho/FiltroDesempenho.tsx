import type { BuscaDesempenho } from '../../../domain/wire/administracao/desempenho';
import { FieldGrid } from '../../../ui/FieldGrid/FieldGrid';
import { Select } from '../../../ui/Select/Select';

const PERIODOS = [
  { value: '7', label: 'Últimos 7 dias' },
  { value: '28', label: 'Últimos 28 dias' },
];
const APARELHOS = [
  { value: '', label: 'Todos' },
  { value: 'celular', label: 'Celular' },
  { value: 'computador', label: 'Computador' },
];

/** The measures' time, version and kind of device; each choice is searched at once. */
export function FiltroDesempenho({
  busca,
  versoes,
  onBusca,
}: {
  busca: BuscaDesempenho;
  versoes: readonly string[];
  onBusca: (busca: BuscaDesempenho) => void;
}) {
  const { dias, versao, aparelho } = busca;
  const known = versao === undefined || versoes.includes(versao) ? versoes : [versao, ...versoes];
  const change = (next: { dias?: string; versao?: string; aparelho?: string }) => {
    const { dias: days, versao: version, aparelho: device } = { dias, versao, aparelho, ...next };
    onBusca({
      dias: days === '28' ? '28' : '7',
      ...(version && { versao: version }),
      ...((device === 'celular' || device === 'computador') && { aparelho: device }),
    });
  };
  return (
    <FieldGrid>
      <Select
        name="dias"
        label="Período"
        options={PERIODOS}
        value={dias}
        onChange={(value) => change({ dias: value })}
      />
      <Select
        name="versao"
        label="Versão"
        options={[{ value: '', label: 'Todas' }, ...known.map((value) => ({ value, label: value }))]}
        value={versao ?? ''}
        onChange={(value) => change({ versao: value })}
      />
      <Select
        name="aparelho"
        label="Aparelho"
        options={APARELHOS}
        value={aparelho ?? ''}
        onChange={(value) => change({ aparelho: value })}
      />
    </FieldGrid>
  );
}
