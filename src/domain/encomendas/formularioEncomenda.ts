import { toCelularE164 } from '../base/pessoa/celular';
import { normalizeDocumentoParte, rotulosDocumentoParte, type TipoDocumentoParte } from './encomenda';
import { normalizeNome } from '../base/pessoa/nome';
import type { DocumentoFiscal, NovaCotacaoEncomenda, NovaEncomenda, Parte } from '../wire/encomendas/encomendas';
import { type LugarDigitado, lugarVazio } from '../lugares/lugarDigitado';
import { readVolume, volumeVazio, type VolumeDigitado } from './volumeDigitado';

/** The first step as filled in. */
export interface DadosCotacao {
  origem: LugarDigitado;
  destino: LugarDigitado;
  volumes: VolumeDigitado[];
  valor: number | null;
}

export interface ParteDigitada {
  nome: string;
  tipo: string;
  numero: string;
  celular: string;
  email: string;
}

export interface DadosPartes {
  remetente: ParteDigitada;
  destinatario: ParteDigitada;
}

export interface ItemDigitado {
  descricao: string;
  quantidade: string;
  valor: number | null;
}

export interface DadosFiscais {
  tipo: string;
  chave: string;
  itens: ItemDigitado[];
}

export const itemVazio: ItemDigitado = { descricao: '', quantidade: '1', valor: null };
const parteVazia: ParteDigitada = { nome: '', tipo: 'cpf', numero: '', celular: '', email: '' };

export const cotacaoVazia: DadosCotacao = {
  origem: lugarVazio,
  destino: lugarVazio,
  volumes: [volumeVazio],
  valor: null,
};
export const partesVazias: DadosPartes = { remetente: parteVazia, destinatario: parteVazia };
export const fiscalVazio: DadosFiscais = { tipo: 'declaracao', chave: '', itens: [itemVazio] };

/** Body of `POST /Encomendas/Cotacao`, for a form without errors. */
export const toNovaCotacao = ({ origem, destino, volumes, valor }: DadosCotacao): NovaCotacaoEncomenda => ({
  localidadeOrigem: origem.lugar?.id ?? '',
  localidadeDestino: destino.lugar?.id ?? '',
  volumes: volumes.flatMap((digitado) => readVolume(digitado) ?? []),
  valorDeclaradoCentavos: valor ?? 0,
});

export const isTipoDocumentoParte = (text: string): text is TipoDocumentoParte =>
  Object.hasOwn(rotulosDocumentoParte, text);

const toParte = ({ nome, tipo, numero, celular, email }: ParteDigitada): Parte => ({
  nome: normalizeNome(nome),
  documento: normalizeDocumentoParte({ tipo: isTipoDocumentoParte(tipo) ? tipo : 'cpf', numero }),
  celular: toCelularE164(celular),
  ...(email.trim() && { email: email.trim() }),
});

const toFiscal = ({ tipo, chave, itens }: DadosFiscais): DocumentoFiscal =>
  tipo === 'nfe'
    ? { tipo: 'nfe', chave: chave.replace(/[\s.-]/g, '') }
    : {
        tipo: 'declaracao',
        itens: itens.map(({ descricao, quantidade, valor }) => ({
          descricao: descricao.trim(),
          quantidade: Number(quantidade),
          valorCentavos: valor ?? 0,
        })),
      };

/** Body of `POST /Encomendas`. */
export const toNovaEncomenda = (
  cotacaoId: string,
  { remetente, destinatario }: DadosPartes,
  fiscal: DadosFiscais,
  ciencia: boolean,
): NovaEncomenda => ({
  cotacaoId,
  remetente: toParte(remetente),
  destinatario: toParte(destinatario),
  fiscal: toFiscal(fiscal),
  ciencia,
});
