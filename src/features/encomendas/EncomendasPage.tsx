import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { diaEm } from '../../domain/base/data';
import {
  cotacaoVazia,
  errosFiscais,
  errosPartes,
  fiscalVazio,
  partesVazias,
  type DadosCotacao,
  type DadosFiscais,
  type DadosPartes,
} from '../../domain/encomendas/formularioEncomenda';
import { readCodigo, readEtapa, type EtapaEncomenda } from '../../domain/encomendas/linksEncomenda';
import { useEmit } from '../../events/useEmit';
import { selectEncomenda, type EncomendaState } from '../../store/encomendas/encomenda';
import { selectGrupos } from '../../store/sessao/grupos';
import { useAppSelector } from '../../store/hooks';
import { PageViews } from '../../ui/Page/PageViews';
import { CotacaoPage } from './CotacaoPage';
import type { DocumentoPageProps } from './DocumentoPage';
import type { PessoasPageProps } from './PessoasPage';
import type { ProntaPageProps } from './ProntaPage';
import type { RevisaoPageProps } from './RevisaoPage';

/** Typed data, which contains personal documents and therefore lives only as long as the page. */
interface Rascunho {
  cotacao: DadosCotacao;
  partes: DadosPartes;
  fiscal: DadosFiscais;
}

const vazio: Rascunho = { cotacao: cotacaoVazia, partes: partesVazias, fiscal: fiscalVazio };

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
  const state = useAppSelector(selectEncomenda);
  const [rascunho, setRascunho] = useState(vazio);
  useEffect(() => {
    emit('EncomendasAbertas');
    return () => emit('EncomendasFechadas');
  }, [emit]);
  const codigo = readCodigo(search);
  const etapa = etapaPossivel(readEtapa(search), codigo, rascunho, state);
  useEffect(() => onEtapa(etapa), [onEtapa, etapa]);
  const keep = (part: Partial<Rascunho>) => setRascunho({ ...rascunho, ...part });
  const begin = () => {
    setRascunho(vazio);
    emit('EncomendasFechadas');
    emit('EncomendasAbertas');
    emit('EtapaEncomendaConcluida', { proxima: 'cotacao' });
  };
  return (
    <PageViews view={etapa}>
      <Passo
        etapa={etapa}
        codigo={codigo}
        passos={passos}
        agencia={agencia}
        rascunho={rascunho}
        state={state}
        keep={keep}
        begin={begin}
      />
    </PageViews>
  );
}

interface PassoProps {
  etapa: EtapaEncomenda;
  codigo: string | null;
  passos: PassosEncomenda;
  agencia: boolean;
  rascunho: Rascunho;
  state: EncomendaState;
  keep: (part: Partial<Rascunho>) => void;
  begin: () => void;
}

function Passo({ etapa, codigo, passos, agencia, rascunho, state: { cotacao, envio }, keep, begin }: PassoProps) {
  const { pessoas: Pessoas, documento: Documento, revisao: Revisao, pronta: Pronta } = passos;
  if (etapa === 'pronta') {
    const encomenda = envio.phase === 'done' ? envio.valor : null;
    return <Pronta codigo={encomenda?.codigo ?? codigo ?? ''} encomenda={encomenda} onNova={begin} />;
  }
  if (etapa === 'pessoas') return <Pessoas dados={rascunho.partes} onDados={(partes) => keep({ partes })} />;
  if (etapa === 'documento') return <Documento dados={rascunho.fiscal} onDados={(fiscal) => keep({ fiscal })} />;
  if (etapa === 'revisao' && cotacao.phase === 'done') {
    const { partes, fiscal } = rascunho;
    return <Revisao cotacao={cotacao.valor} partes={partes} fiscal={fiscal} envio={envio} />;
  }
  return (
    <CotacaoPage
      dados={rascunho.cotacao}
      cotacao={cotacao}
      agencia={agencia}
      onDados={(dados) => keep({ cotacao: dados })}
    />
  );
}

/** The requested step, or the first incomplete one when its data is missing, as after a reload. */
function etapaPossivel(
  asked: EtapaEncomenda,
  codigo: string | null,
  { partes, fiscal }: Rascunho,
  state: EncomendaState,
): EtapaEncomenda {
  if (asked === 'pronta') return state.envio.phase === 'done' || codigo !== null ? 'pronta' : 'cotacao';
  if (asked === 'cotacao' || state.cotacao.phase !== 'done') return 'cotacao';
  if (asked === 'pessoas' || Object.keys(errosPartes(partes)).length > 0) return 'pessoas';
  const errados = errosFiscais(fiscal, diaEm(new Date(), 'America/Sao_Paulo'));
  return asked === 'documento' || Object.keys(errados).length > 0 ? 'documento' : 'revisao';
}
