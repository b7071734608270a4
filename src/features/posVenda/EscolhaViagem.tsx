import { useId } from 'react';
import { diaEm, formatDia, type Dia } from '../../domain/base/data';
import { formatCentavos } from '../../domain/base/dinheiro';
import { formatCentavosNoTexto } from '../../domain/base/dinheiroNoTexto';
import { diaComAno, diasAoRedor } from '../../domain/viagens/vendas';
import { diaDaSemanaCurto, rotulosClasse } from '../../domain/viagens/viagem';
import type { Bilhete } from '../../domain/wire/bilhetes/bilhetes';
import type { PreviaRemarcacao } from '../../domain/wire/posVenda/posVenda';
import type { Viagem } from '../../domain/wire/viagens/viagens';
import { useClock } from '../../store/clock';
import { useCalendarioQuery, useViagensQuery } from '../../store/api/viagens';
import { DateTabs } from '../../ui/DateTabs/DateTabs';
import { ErrorState } from '../../ui/ErrorState/ErrorState';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import { Stack } from '../../ui/Stack/Stack';
import { t, translated } from '../../words/t';

/** `dia` is null until the person picks another than the ticket's. */
export interface PartidaEscolhida {
  dia: Dia | null;
  viagemId: string;
}

export interface EscolhaViagemProps {
  previa: PreviaRemarcacao;
  bilhete: Bilhete;
  partida: PartidaEscolhida;
  onPartida: (partida: PartidaEscolhida) => void;
}

/** Chooses a day, then a departure of the ticket's line. */
export function EscolhaViagem({ previa, bilhete, partida, onPartida }: EscolhaViagemProps) {
  const panelId = useId();
  const hoje = diaEm(useClock().now(), bilhete.partida.localidade.fuso);
  const dia = partida.dia ?? (bilhete.partida.dia > hoje ? bilhete.partida.dia : hoje);
  const lugares = { localidadeOrigem: previa.localidadeOrigem, localidadeDestino: previa.localidadeDestino };
  return (
    <Stack gap={4}>
      <Dias
        lugares={lugares}
        dia={dia}
        hoje={hoje}
        panelId={panelId}
        onSelect={(novo) => onPartida({ dia: novo, viagemId: '' })}
      />
      <div id={panelId} role="tabpanel" aria-label={t('Partidas de {dia}', { dia: formatDia(dia) })}>
        <Partidas
          consulta={{ ...lugares, dataPartida: dia }}
          linha={previa.linha}
          viagemId={partida.viagemId}
          onSelect={(viagemId) => onPartida({ dia, viagemId })}
        />
      </div>
    </Stack>
  );
}

interface DiasProps {
  lugares: { localidadeOrigem: string; localidadeDestino: string };
  dia: Dia;
  hoje: Dia;
  panelId: string;
  onSelect: (dia: Dia) => void;
}

function Dias({ lugares, dia, hoje, panelId, onSelect }: DiasProps) {
  const dias = diasAoRedor(dia, { primeiroDia: hoje, hoje });
  const { currentData, isError } = useCalendarioQuery({ ...lugares, inicio: dias[0] ?? dia, fim: dias.at(-1) ?? dia });
  const precos = new Map(currentData?.map(({ data, menorPrecoCentavos }) => [data, menorPrecoCentavos]));
  const precoDe = (id: Dia): string | null | undefined => {
    if (!currentData) return isError ? 'desconhecido' : undefined;
    const preco = precos.get(id);
    return typeof preco === 'number' ? formatCentavos(preco) : null;
  };
  return (
    <DateTabs
      selected={dia}
      panelId={panelId}
      onSelect={onSelect}
      tabs={dias.map((id) => ({
        id,
        dia: diaComAno(id, hoje),
        semana: diaDaSemanaCurto(id),
        preco: precoDe(id),
      }))}
    />
  );
}

interface PartidasProps {
  consulta: { localidadeOrigem: string; localidadeDestino: string; dataPartida: Dia };
  linha: string;
  viagemId: string;
  onSelect: (id: string) => void;
}

/** Departures of the ticket's own line, the only ones allowed for an exchange. */
function Partidas({ consulta, linha, viagemId, onSelect }: PartidasProps) {
  const { currentData, isError, isFetching, refetch } = useViagensQuery(consulta);
  if (isError && !currentData) {
    return (
      <ErrorState
        title={t('Não conseguimos buscar as partidas')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <Skeleton label={t('Buscando partidas')} count={3} />;
  const mesmas = currentData.filter((viagem) => viagem.linha === linha && viagem.poltronasLivres > 0);
  if (mesmas.length === 0) return <p>{t('Sem partidas desta linha neste dia. Escolha outra data.')}</p>;
  return (
    <RadioGroup
      name="partida"
      label={t('Partidas')}
      layout="cards"
      value={viagemId}
      onChange={onSelect}
      options={mesmas.map((viagem) => ({ value: viagem.id, label: hourText(viagem), description: classText(viagem) }))}
    />
  );
}

const hourText = ({ partida, chegada }: Viagem): string => `${partida.hora} → ${chegada.hora}`;
/** Classes with their prices; a line ends between two of them, and not between a class and its price. */
const classText = ({ classes }: Viagem): string =>
  classes
    .map(({ classe, preco }) => {
      const nome = translated(rotulosClasse[classe]);
      return `${nome}\u00a0${formatCentavosNoTexto(preco.totalCentavos)}`;
    })
    .join(' · ');
