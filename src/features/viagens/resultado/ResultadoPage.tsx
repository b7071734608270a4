import { type ComponentType, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  rotuloLocalidade,
  tituloDaBusca,
  type CamposBusca,
  type LugaresBusca,
} from '../../../domain/viagens/camposBusca';
import { diaEm, formatDia, FUSO_DA_SEDE } from '../../../domain/base/data';
import { toBuscaLink } from '../../../domain/viagens/links';
import {
  consultaAtual,
  parseResultado,
  type ConsultaViagens,
  type ResultadoLink,
} from '../../../domain/viagens/resultado';
import { rotas } from '../../../domain/base/rotas';
import { avisoForaDaVenda } from '../../../domain/viagens/vendas';
import { rotuloDiaLongo } from '../../../domain/viagens/viagem';
import { useEmit } from '../../../events/useEmit';
import { useLocalidadeQuery } from '../../../store/api/localidades';
import { useClock, useHoje } from '../../../store/clock';
import { useCatalogoVazio } from '../../../store/viagens/useCatalogoVazio';
import { Button } from '../../../ui/Button/Button';
import { EmptyCatalogue } from '../../../ui/EmptyCatalogue/EmptyCatalogue';
import { EmptyState } from '../../../ui/EmptyState/EmptyState';
import { NotFoundIllustration } from '../../../ui/Illustration/NotFoundIllustration';
import { Inline } from '../../../ui/Inline/Inline';
import { Page } from '../../../ui/Page/Page';
import { Stack } from '../../../ui/Stack/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import type { AlertaProps } from '../alerta/AlertaPrecoDialog';
import { DatasViagem } from './DatasViagem';
import { IdaEscolhida } from './IdaEscolhida';
import { ResultadoViagens, type PartesDaLista } from './ResultadoViagens';
import { useIdaEscolhida, type IdaVista } from './useIdaEscolhida';
import { usePercursos } from './usePercursos';
import { t, translated } from '../../../words/t';

/** The search form filled with the current search. */
export interface BuscaPreenchida {
  campos: Partial<CamposBusca>;
  lugares?: LugaresBusca;
}

export interface ResultadoPageProps extends PartesDaLista {
  /** Renders the search form, which the app takes from home. */
  renderBusca: (preenchida: BuscaPreenchida) => ReactNode;
  /** The notice of a lower price of the day, which the app loads where it is asked for. */
  Alerta?: ComponentType<AlertaProps>;
}

const PAINEL = 'viagens-do-dia';

/** The departures of a search, read entirely from the address. */
export function ResultadoPage({ renderBusca, ...parts }: ResultadoPageProps) {
  const { search } = useLocation();
  const emit = useEmit();
  const resultado = parseResultado(search);
  // Returning here releases the hold of an earlier choice.
  useEffect(() => emit('LimparPartidaSelecionada'), [emit]);
  const vazio = useCatalogoVazio();
  if (vazio) {
    return (
      <Page title={translated(rotas.resultadoBusca.titulo)}>
        <EmptyCatalogue shape="page" {...vazio} />
      </Page>
    );
  }
  if (!resultado) {
    return (
      <OutraBusca title={t('Não entendemos esta busca')} preenchida={{ campos: {} }} renderBusca={renderBusca}>
        {t('O endereço está incompleto. Busque de novo:')}
      </OutraBusca>
    );
  }
  // The return list is a page of its own: focus moves to its heading.
  return (
    <Resultado key={resultado.ida?.map(({ viagemId }) => viagemId).join()} {...parts} {...{ resultado, renderBusca }} />
  );
}

function Resultado({ resultado, renderBusca, Alerta, ...partes }: ResultadoPageProps & { resultado: ResultadoLink }) {
  // Address of the search whose form is open, so that a new search folds it away.
  const [editada, setEditada] = useState<string | null>(null);
  const { busca } = resultado;
  const ida = useIdaEscolhida(resultado);
  const consulta = consultaAtual(resultado);
  const saida = useLocalidadeQuery(consulta.localidadeOrigem);
  const chegada = useLocalidadeQuery(consulta.localidadeDestino);
  const origem = saida.currentData ?? null;
  const destino = chegada.currentData ?? null;
  const today = diaEm(useClock().now(), origem?.fuso ?? FUSO_DA_SEDE);
  const names = origem && destino ? tituloDaBusca(origem, destino) : translated(rotas.resultadoBusca.titulo);
  const lugares = ida === null ? { origem, destino } : { origem: destino, destino: origem };
  if ([saida, chegada].some(({ error }) => isRecusa(error))) {
    return (
      <OutraBusca
        title={t('Não encontramos este lugar')}
        preenchida={toPreenchida(resultado, lugares)}
        renderBusca={renderBusca}
      >
        {t('O endereço cita uma cidade ou um terminal que não conhecemos. Escolha de onde e para onde você vai:')}
      </OutraBusca>
    );
  }
  const primeiroDia = primeiroDiaOf(resultado, ida, today);
  const link = toBuscaLink(busca);
  const isWanted = editada === link;
  const isEditing = isWanted && isKnown(saida) && isKnown(chegada);
  return (
    <Page
      dense
      title={names}
      lede={ledeOf(resultado, consulta.dataPartida)}
      action={!isEditing && <AlterarBusca loading={isWanted} onPress={() => setEditada(link)} />}
    >
      <Stack gap={5}>
        {isEditing && <div>{renderBusca(toPreenchida(resultado, lugares))}</div>}
        {ida && <IdaEscolhida ida={ida} dia={busca.dataPartida} />}
        <DatasViagem consulta={consulta} primeiroDia={primeiroDia} panelId={PAINEL} />
        <div id={PAINEL} role="tabpanel" aria-label={rotuloDiaLongo(consulta.dataPartida)}>
          <ResultadoViagens {...partes} {...{ busca, consulta, primeiroDia, ida }} />
        </div>
        <AvisoDePreco {...{ consulta, primeiroDia, Alerta }} />
      </Stack>
    </Page>
  );
}

interface AvisoDePrecoProps extends Pick<ResultadoPageProps, 'Alerta'> {
  consulta: ConsultaViagens;
  primeiroDia: string;
}

/**
 * Opens the notice of a lower price of the searched day, unless that is over or not for sale yet. It stands below the
 * list, and so comes with it: nothing below a list that is still to come stays where it is.
 */
function AvisoDePreco({ consulta, primeiroDia, Alerta }: AvisoDePrecoProps) {
  const [isOpen, setOpen] = useState(false);
  const isPast = consulta.dataPartida < primeiroDia;
  const isForSale = avisoForaDaVenda(consulta.dataPartida, useHoje()) === null;
  const { percursos } = usePercursos(consulta, { skip: isPast });
  if (!Alerta || isPast || !isForSale || percursos === undefined) return null;
  const { dataPartida: data, localidadeOrigem, localidadeDestino } = consulta;
  return (
    <Inline justify="end">
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('Avise-me quando o preço baixar')}
      </Button>
      {isOpen && <Alerta busca={{ localidadeOrigem, localidadeDestino, data }} onClose={() => setOpen(false)} />}
    </Inline>
  );
}

/** The return cannot leave before the way out has arrived. */
function primeiroDiaOf({ busca }: ResultadoLink, ida: IdaVista | null, today: string): string {
  const first = ida ? (ida.chegada?.dia ?? busca.dataPartida) : today;
  return first > today ? first : today;
}

function ledeOf({ busca, ida }: ResultadoLink, dia: string): string {
  const longo = rotuloDiaLongo(dia);
  if (!busca.idaVolta) return longo;
  return ida === null ? t('Escolha a ida: {dia}', { dia: longo }) : t('Agora escolha a volta: {dia}', { dia: longo });
}

const toPreenchida = ({ busca }: ResultadoLink, lugares: LugaresBusca): BuscaPreenchida => ({
  campos: {
    origem: lugares.origem ? rotuloLocalidade(lugares.origem) : '',
    destino: lugares.destino ? rotuloLocalidade(lugares.destino) : '',
    dataIda: formatDia(busca.dataPartida),
    dataVolta: busca.dataVolta ? formatDia(busca.dataVolta) : '',
    idaVolta: busca.idaVolta,
  },
  lugares,
});

/** True once a place is loaded or failed; a failed one leaves its field empty. */
const isKnown = ({ currentData, isError }: { currentData?: unknown; isError: boolean }): boolean =>
  currentData !== undefined || isError;

/** Opens the search form, filled in; it waits for the names of the places. */
function AlterarBusca({ loading, onPress }: { loading: boolean; onPress: () => void }) {
  return (
    <Button variant="secondary" size="small" loading={loading} onClick={onPress}>
      {t('Alterar')}
      <VisuallyHidden> {t('busca')}</VisuallyHidden>
    </Button>
  );
}

/** True when the server refused the read: no place has that id. A lost connection is no answer. */
const isRecusa = (error: unknown): boolean => (error as { kind?: string } | undefined)?.kind === 'refused';

interface OutraBuscaProps extends ResultadoPageProps {
  title: string;
  /** The known part of the search. */
  preenchida: BuscaPreenchida;
  /** Reason in one sentence. */
  children: ReactNode;
}

/** An address that leads to no result offers the search form instead. */
function OutraBusca({ title, preenchida, renderBusca, children }: OutraBuscaProps) {
  return (
    <Page title={translated(rotas.resultadoBusca.titulo)}>
      <Stack gap={5}>
        <EmptyState title={title} illustration={<NotFoundIllustration />}>
          {children}
        </EmptyState>
        {renderBusca(preenchida)}
      </Stack>
    </Page>
  );
}
