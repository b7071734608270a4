import { formatCelular } from '../../../domain/base/pessoa/celular';
import { formatChaveNfe } from '../../../domain/encomendas/chaveNfe';
import { nomeLocalidade } from '../../../domain/viagens/camposBusca';
import { formatCnpj } from '../../../domain/base/pessoa/cnpj';
import { formatCodigoEncomenda } from '../../../domain/encomendas/codigoEncomenda';
import { formatCpf } from '../../../domain/base/pessoa/cpf';
import { diaEm, formatDia } from '../../../domain/base/data';
import { formatCentavos } from '../../../domain/base/dinheiro';
import { finalDocumento, formatMedidas, formatPeso, rotulosDocumentoParte } from '../../../domain/encomendas/encomenda';
import type { EncomendaPrePostada, ItemDeclarado, Parte } from '../../../domain/wire/encomendas/encomendas';
import type { PrintSheetProps } from '../../../ui/PrintSheet/PrintSheet';
import { quandoInstante, trechoDe } from '../palavrasEncomenda';

const emissorDe = (empresa: string) => [`${empresa} Encomendas`, 'Postagem e retirada nos terminais rodoviários'];

/** `CPF 529.982.247-25` */
export function documentoDe({ documento: { tipo, numero } }: Pick<Parte, 'documento'>): string {
  const written = tipo === 'cpf' ? formatCpf(numero) : tipo === 'cnpj' ? formatCnpj(numero) : numero;
  return `${rotulosDocumentoParte[tipo]} ${written}`;
}

const codigosDe = ({ codigo }: EncomendaPrePostada) => [
  { nome: formatCodigoEncomenda(codigo), texto: codigo, legenda: 'Código da encomenda' },
];

/** One label per volume: recipient, destination and code; documents show only their last four characters. */
export function etiquetasDe(encomenda: EncomendaPrePostada, empresa: string): PrintSheetProps[] {
  const { volumes, origem, destino, remetente, destinatario, fiscal } = encomenda;
  return volumes.map((volume, i) => ({
    title: volumes.length === 1 ? 'Etiqueta de encomenda' : `Etiqueta do volume ${i + 1} de ${volumes.length}`,
    lede: trechoDe(encomenda),
    emissor: emissorDe(empresa),
    codigos: codigosDe(encomenda),
    blocos: [
      {
        titulo: 'Destinatário',
        linhas: [
          { label: 'Nome', value: destinatario.nome },
          { label: 'Celular', value: formatCelular(destinatario.celular) },
          { label: 'Documento', value: `final ${finalDocumento(destinatario.documento.numero)}` },
          { label: 'Retirada', value: `${destino.terminal}, ${nomeLocalidade(destino)}` },
        ],
      },
      {
        titulo: 'Remetente',
        linhas: [
          { label: 'Nome', value: remetente.nome },
          { label: 'Celular', value: formatCelular(remetente.celular) },
          { label: 'Postagem', value: `${origem.terminal}, ${nomeLocalidade(origem)}` },
        ],
      },
      {
        titulo: 'Volume',
        linhas: [
          { label: 'Peso', value: formatPeso(volume.pesoGramas) },
          { label: 'Medidas', value: formatMedidas(volume) },
          {
            label: 'Documento fiscal',
            value: fiscal.tipo === 'nfe' ? `NF-e ${formatChaveNfe(fiscal.chave)}` : 'Declaração de conteúdo anexa',
          },
        ],
      },
    ],
    avisos: ['Cole a etiqueta inteira no lado maior do volume, sem cobrir o código.'],
    folha: `Volume ${i + 1} de ${volumes.length}`,
  }));
}

/** The declaration of contents, to be signed and handed in; null with an NF-e. */
export function declaracaoDe(encomenda: EncomendaPrePostada, empresa: string): PrintSheetProps | null {
  const { fiscal, remetente, destinatario, origem, destino, pesos, criadaEm } = encomenda;
  if (fiscal.tipo === 'nfe') return null;
  const total = fiscal.itens.reduce((sum, item) => sum + item.quantidade * item.valorCentavos, 0);
  return {
    title: 'Declaração de conteúdo',
    lede: trechoDe(encomenda),
    emissor: emissorDe(empresa),
    codigos: codigosDe(encomenda),
    blocos: [
      { titulo: 'Remetente', linhas: linhasDe(remetente, nomeLocalidade(origem)) },
      { titulo: 'Destinatário', linhas: linhasDe(destinatario, nomeLocalidade(destino)) },
      {
        titulo: 'Bens',
        linhas: [
          ...fiscal.itens.map(toLinha),
          { label: 'Valor total', value: formatCentavos(total) },
          { label: 'Peso total', value: formatPeso(pesos.realGramas) },
        ],
      },
      {
        titulo: 'Assinatura do remetente',
        linhas: [
          // The day at the place of posting: the instant is in UTC, where it may be the next day already.
          {
            label: 'Local e data',
            value: `${nomeLocalidade(origem)}, ${formatDia(diaEm(new Date(criadaEm), origem.fuso))}`,
          },
          { label: 'Assinatura', value: '_______________________________' },
        ],
      },
    ],
    avisos: [
      'Declaro que não me enquadro no conceito de contribuinte do ICMS (Lei Complementar 87/1996, art. 4º) e que os bens acima não são objeto de mercancia.',
      'Declaro que não envio nada cujo transporte seja proibido e que respondo pelo que aqui informo.',
      `Registrada em ${quandoInstante(criadaEm)}.`,
    ],
  };
}

const linhasDe = (parte: Parte, cidade: string) => [
  { label: 'Nome', value: parte.nome },
  { label: 'Documento', value: documentoDe(parte) },
  { label: 'Celular', value: formatCelular(parte.celular) },
  { label: 'Cidade', value: cidade },
];

const toLinha = ({ descricao, quantidade, valorCentavos }: ItemDeclarado) => ({
  label: `${quantidade} × ${descricao}`,
  value: formatCentavos(quantidade * valorCentavos),
});
