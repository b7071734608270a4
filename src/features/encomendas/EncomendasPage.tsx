import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import {
  cotacaoVazia,
  fiscalVazio,
  partesVazias,
  type DadosCotacao,
  type DadosFiscais,
  type DadosPartes,
} from '../../domain/encomendas/formularioEncomenda';
import { readCodigo, readEtapa, type EtapaEncomenda } from '../../domain/encomendas/linksEncomenda';
import type { CotacaoEncomenda, EncomendaPrePostada } from '../../domain/wire/encomendas/encomendas';
import { useEmit } from '../../events/useEmit';
import { selectGrupos } from '../../store/sessao/grupos';
import { useAppSelector } from '../../store/hooks';
import { useSubmission } from '../../store/useSubmission';
import { PageViews } from '../../ui/Page/PageViews';
import { CotacaoPage } from './CotacaoPage';
import type { DocumentoPageProps } from './DocumentoPage';
import type { PessoasPageProps } from './PessoasPage';
import type { ProntaPageProps } from './ProntaPage';
import type { RevisaoPageProps } from './RevisaoPage';

/**
 * Typed data, which contains personal documents and therefore lives only as long as the page. A step that was never
 * submitted is null: a form hands over only data that its schema accepts.
 */
interface Rascunho {
  cotacao: DadosCotacao;
  partes: DadosPartes | null;
  fiscal: DadosFiscais | null;
}

const vazio: Rascunho = { cotacao: cotacaoVazia, partes: null, fiscal: null };

/** Steps after the quote; each one's code loads while the previous is on screen. */
export interface PassosEncomenda {
  pessoas: ComponentType<PessoasPageProps>;
  documento: ComponentType<DocumentoPageProps>;
  revisao: ComponentType<RevisaoPageProps>;
  pronta: ComponentType<ProntaPageProps>;
}

export interface EncomendasPageProps {
  passos: PassosEncomenda;
  /** Called when a step is on screen. */
  onEtapa: (etapa: EtapaEncomenda) => void;
  /** The counter, loaded for agency members. */
  Balcao: ComponentType;
}

/** Sending a parcel step by step; for agency members also the counter. */
export function EncomendasPage({ Balcao, ...passos }: EncomendasPageProps) {
  const { search } = useLocation();
  const { agencia, agenciaResponsavel } = useAppSelector(selectGrupos);
  const noBalcao = (agencia || agenciaResponsavel) && new URLSearchParams(search).has('balcao');
  if (noBalcao) return <Balcao />;
  return <Enviar agencia={agencia || agenciaResponsavel} search={search} {...passos} />;
}

interface EnviarProps extends Omit<EncomendasPageProps, 'Balcao'> {
  agencia: boolean;
  search: string;
}

function Enviar({ agencia, search, passos, onEtapa }: EnviarProps) {
  const emit = useEmit();
  const { valor: cotacao } = useSubmission('cotacaoEncomenda');
  const { valor: encomenda } = useSubmission('encomenda');
  const [rascunho, setRascunho] = useState(vazio);
  useEffect(() => {
    emit('EncomendasAbertas');
    return () => emit('EncomendasFechadas');
  }, [emit]);
  const codigo = readCodigo(search);
  const etapa = etapaPossivel(readEtapa(search), codigo, rascunho, { cotacao, encomenda });
  useEffect(() => onEtapa(etapa), [onEtapa, etapa]);
  const keep = (part: Partial<Rascunho>) => setRascunho({ ...rascunho, ...part });
  const begin = () => {
    setRascunho(vazio);
    emit('NovaEncomendaPedida');
  };
  return (
    <PageViews view={etapa}>
      <Passo
        etapa={etapa}
        codigo={codigo}
        passos={passos}
        agencia={agencia}
        rascunho={rascunho}
        feito={{ cotacao, encomenda }}
        keep={keep}
        begin={begin}
      />
    </PageViews>
  );
}

/** The parts of a parcel that the server has answered. */
interface Feito {
  cotacao: CotacaoEncomenda | null;
  encomenda: EncomendaPrePostada | null;
}

interface PassoProps {
  etapa: EtapaEncomenda;
  codigo: string | null;
  passos: PassosEncomenda;
  agencia: boolean;
  rascunho: Rascunho;
  feito: Feito;
  keep: (part: Partial<Rascunho>) => void;
  begin: () => void;
}

function Passo({ etapa, codigo, passos, agencia, rascunho, feito: { cotacao, encomenda }, keep, begin }: PassoProps) {
  const { pessoas: Pessoas, documento: Documento, revisao: Revisao, pronta: Pronta } = passos;
  if (etapa === 'pronta') {
    return <Pronta codigo={encomenda?.codigo ?? codigo ?? ''} encomenda={encomenda} onNova={begin} />;
  }
  if (etapa === 'pessoas')
    return <Pessoas dados={rascunho.partes ?? partesVazias} onDados={(partes) => keep({ partes })} />;
  if (etapa === 'documento')
    return <Documento dados={rascunho.fiscal ?? fiscalVazio} onDados={(fiscal) => keep({ fiscal })} />;
  const { partes, fiscal } = rascunho;
  if (etapa === 'revisao' && cotacao && partes && fiscal) {
    return <Revisao cotacao={cotacao} partes={partes} fiscal={fiscal} />;
  }
  return <CotacaoPage dados={rascunho.cotacao} agencia={agencia} onDados={(dados) => keep({ cotacao: dados })} />;
}

/** The requested step, or the first incomplete one when its data is missing, as after a reload. */
function etapaPossivel(
  asked: EtapaEncomenda,
  codigo: string | null,
  { partes, fiscal }: Rascunho,
  { cotacao, encomenda }: Feito,
): EtapaEncomenda {
  if (asked === 'pronta') return encomenda !== null || codigo !== null ? 'pronta' : 'cotacao';
  if (asked === 'cotacao' || cotacao === null) return 'cotacao';
  if (asked === 'pessoas' || partes === null) return 'pessoas';
  return asked === 'documento' || fiscal === null ? 'documento' : 'revisao';
}
