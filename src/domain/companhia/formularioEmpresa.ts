import { formatDia, parseDataBr } from '../base/data';
import { formatCnpj, normalizeCnpj } from '../base/pessoa/cnpj';
import { creditoPadrao } from '../conta/creditos';
import { atrasoPadrao } from '../conta/cupomDeAtraso';
import { aplicativosPadrao, marcaPadrao } from './marca/marcaPadrao';
import {
  readAdicional,
  readAtraso,
  readNumero,
  readNumeros,
  typeAdicional,
  typeAtraso,
  typeNumeros,
  type AdicionalDigitado,
  type AtrasoDigitado,
  type Digitado,
} from './numerosDigitados';
import type {
  Aplicativos,
  Canal,
  CreditoDaEmpresa,
  DadosCompanhia,
  Endereco,
  Marca,
  Transportadora,
  Vaga,
} from '../wire/companhia/companhia';

/** A carrier as it is typed: CNPJ and CEP masked, the series a text. */
export interface TransportadoraDigitada extends Omit<Transportadora, 'serie'> {
  serie: string;
}

/** An opening as it is typed: a line each for activities and requirements, the day as `31/12/2026`, empty without one. */
export interface VagaDigitada extends Omit<Vaga, 'atividades' | 'requisitos' | 'ate'> {
  atividades: string;
  requisitos: string;
  ate: string;
}

/** The form of the company: its document as it is typed. The paths of its fields are those of the document. */
export interface DadosEmpresa extends Omit<
  DadosCompanhia,
  'transportadoras' | 'vagas' | 'apresentacao' | 'aplicativos' | 'credito' | 'atraso' | 'adicionais'
> {
  transportadoras: TransportadoraDigitada[];
  vagas: VagaDigitada[];
  /** Paragraphs of the history are parted by an empty line. */
  apresentacao: Omit<DadosCompanhia['apresentacao'], 'historia'> & { historia: string };
  /** Fingerprints of certificates are a line each. */
  aplicativos: Omit<Aplicativos, 'android'> & { android: { pacote: string; certificados: string } };
  /** Numbers as they are typed. */
  credito: Digitado<CreditoDaEmpresa>;
  atraso: AtrasoDigitado;
  adicionais: AdicionalDigitado[];
}

export type ParteEmpresa = keyof DadosEmpresa;

const enderecoVazio: Endereco = {
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  municipio: '',
  uf: '',
  cep: '',
};
export const canalVazio: Canal = { tipo: 'telefone', nome: '', valor: '', quando: '' };
export const compromissoVazio = { titulo: '', texto: '' };
export const transportadoraVazia: TransportadoraDigitada = {
  nome: '',
  razaoSocial: '',
  cnpj: '',
  ie: '',
  endereco: enderecoVazio,
  serie: '1',
  ambiente: 'homologacao',
};
export const vagaVazia: VagaDigitada = {
  id: '',
  titulo: '',
  area: 'operacao',
  cidade: '',
  regime: '',
  resumo: '',
  atividades: '',
  requisitos: '',
  ate: '',
};

function typeAplicativos({ android, ios }: Aplicativos): DadosEmpresa['aplicativos'] {
  return { android: { ...android, certificados: android.certificados.join('\n') }, ios };
}

/** The form before the company has said anything: what it has to say at least. */
const empresaVazia: DadosEmpresa = {
  nome: '',
  razaoSocial: '',
  cnpj: '',
  endereco: enderecoVazio,
  canais: [canalVazio, { ...canalVazio, tipo: 'email' }],
  encarregado: { nome: '', email: '' },
  descritorFatura: '',
  transportadoras: [transportadoraVazia],
  apresentacao: { resumo: '', historia: '', compromissos: [] },
  vagas: [],
  marca: marcaPadrao,
  aplicativos: typeAplicativos(aplicativosPadrao),
  credito: typeNumeros<keyof CreditoDaEmpresa>(creditoPadrao),
  atraso: typeAtraso(atrasoPadrao),
  adicionais: [],
};

const maskEndereco = (endereco: Endereco): Endereco => ({
  ...endereco,
  cep: endereco.cep.replace(/^(\d{5})(\d{3})$/, '$1-$2'),
});

/** The document as its form; null is a company without data. */
export function toDadosEmpresa(dados: DadosCompanhia | null): DadosEmpresa {
  if (dados === null) return empresaVazia;
  const { cnpj, endereco, transportadoras, apresentacao, vagas, aplicativos, credito, atraso, adicionais } = dados;
  return {
    ...dados,
    cnpj: formatCnpj(cnpj),
    endereco: maskEndereco(endereco),
    transportadoras: transportadoras.map((one) => ({
      ...one,
      cnpj: formatCnpj(one.cnpj),
      endereco: maskEndereco(one.endereco),
      serie: String(one.serie),
    })),
    apresentacao: { ...apresentacao, historia: apresentacao.historia.join('\n\n') },
    vagas: vagas.map((vaga) => ({
      ...vaga,
      atividades: vaga.atividades.join('\n'),
      requisitos: vaga.requisitos.join('\n'),
      ate: vaga.ate === null ? '' : formatDia(vaga.ate),
    })),
    aplicativos: typeAplicativos(aplicativos),
    credito: typeNumeros(credito),
    atraso: typeAtraso(atraso),
    adicionais: adicionais.map(typeAdicional),
  };
}

const readEndereco = (endereco: Endereco): Endereco => ({
  logradouro: endereco.logradouro.trim(),
  numero: endereco.numero.trim(),
  complemento: endereco.complemento.trim(),
  bairro: endereco.bairro.trim(),
  municipio: endereco.municipio.trim(),
  uf: endereco.uf,
  cep: endereco.cep.replace(/\D/g, ''),
});

const lines = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A typed day; other text stays as it was typed, and the schema refuses it. */
const readDia = (text: string): string | null => (text.trim() === '' ? null : (parseDataBr(text) ?? text));

const readCor = (text: string): string => text.trim().toLowerCase();

const readMarca = ({ logotipo, lema, cores: { clara, escura, faixa } }: Marca): Marca => ({
  logotipo: logotipo.trim(),
  lema: lema.trim(),
  cores: {
    clara: { primaria: readCor(clara.primaria), destaque: readCor(clara.destaque) },
    escura: { primaria: readCor(escura.primaria), destaque: readCor(escura.destaque) },
    faixa: { fundo: readCor(faixa.fundo), detalhe: readCor(faixa.detalhe) },
  },
});

const readAplicativos = ({ android, ios }: DadosEmpresa['aplicativos']): Aplicativos => ({
  android: {
    pacote: android.pacote.trim(),
    certificados: lines(android.certificados, /[\n,]/).map((one) => one.toUpperCase()),
  },
  ios: { pacote: ios.pacote.trim(), time: ios.time.trim().toUpperCase() },
});

/** The form as the document that is sent. Text that cannot be read stays as it is, and the schema refuses it. */
export const toDadosCompanhia = (form: DadosEmpresa): DadosCompanhia => ({
  nome: form.nome.trim(),
  razaoSocial: form.razaoSocial.trim(),
  cnpj: normalizeCnpj(form.cnpj),
  endereco: readEndereco(form.endereco),
  canais: form.canais.map(({ tipo, nome, valor, quando }) => ({
    tipo,
    nome: nome.trim(),
    valor: valor.trim(),
    quando: quando.trim(),
  })),
  encarregado: { nome: form.encarregado.nome.trim(), email: form.encarregado.email.trim() },
  descritorFatura: form.descritorFatura.trim(),
  transportadoras: form.transportadoras.map((one) => ({
    nome: one.nome.trim(),
    razaoSocial: one.razaoSocial.trim(),
    cnpj: normalizeCnpj(one.cnpj),
    ie: one.ie.replace(/[.\-/\s]/g, ''),
    endereco: readEndereco(one.endereco),
    serie: readNumero(one.serie),
    ambiente: one.ambiente,
  })),
  apresentacao: {
    resumo: form.apresentacao.resumo.trim(),
    historia: lines(form.apresentacao.historia, /\n\s*\n/),
    compromissos: form.apresentacao.compromissos.map(({ titulo, texto }) => ({
      titulo: titulo.trim(),
      texto: texto.trim(),
    })),
  },
  vagas: form.vagas.map((vaga) => ({
    id: vaga.id.trim(),
    titulo: vaga.titulo.trim(),
    area: vaga.area,
    cidade: vaga.cidade.trim(),
    regime: vaga.regime.trim(),
    resumo: vaga.resumo.trim(),
    atividades: lines(vaga.atividades, /\n/),
    requisitos: lines(vaga.requisitos, /\n/),
    ate: readDia(vaga.ate),
  })),
  marca: readMarca(form.marca),
  aplicativos: readAplicativos(form.aplicativos),
  credito: readNumeros(form.credito),
  atraso: readAtraso(form.atraso),
  adicionais: form.adicionais.map(readAdicional),
});
