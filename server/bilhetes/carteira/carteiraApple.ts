import { msg, t, translated } from '../../../src/words/t';
import type { PKPass } from 'passkit-generator';
import { formatDia } from '../../../src/domain/base/data';
import { formatCnpj } from '../../../src/domain/base/pessoa/cnpj';
import { AVISO_MENOR_SOZINHO, DOCUMENTOS_EMBARQUE } from '../../../src/domain/bilhetes/regrasBilhete';
import { rotulosClasse } from '../../../src/domain/viagens/viagem';
import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import type { AssinaturaApple } from './carteiraConfig';
import { iconePng, rgb } from './icone';
import { fimNaCarteira, type Emissor } from './validade';

type Campos = PKPass['backFields'];

/** The type of a signed pass. */
export const TIPO_PKPASS = 'application/vnd.apple.pkpass';
const MUDANCAS = msg(
  'Este cartão não se atualiza sozinho. Se a poltrona ou o horário mudar, abra o bilhete na nossa página e adicione-o de novo.',
);

/** A ticket as a signed pass of Apple Wallet: a boarding pass of a bus with the code that the door reads. */
export async function passeApple(bilhete: Bilhete, emissor: Emissor, assinatura: AssinaturaApple): Promise<Buffer> {
  // The package and its cryptography are loaded by the first pass, not by every start.
  const { PKPass: Pass } = await import('passkit-generator');
  const { cert: signerCert, key: signerKey, ca: wwdr } = assinatura;
  const pass = new Pass(icones(emissor), { signerCert, signerKey, wwdr }, propsOf(bilhete, emissor, assinatura));
  pass.type = 'boardingPass';
  pass.transitType = 'PKTransitTypeBus';
  fill(pass, bilhete);
  pass.setBarcodes({
    message: bilhete.codigoEmbarque,
    format: 'PKBarcodeFormatQR',
    messageEncoding: 'iso-8859-1',
    altText: bilhete.localizador,
  });
  pass.setRelevantDate(new Date(bilhete.partida.instante));
  pass.setExpirationDate(fimNaCarteira(bilhete));
  return pass.getAsBuffer();
}

const icones = ({ fundo }: Emissor): Record<string, Buffer> => ({
  'icon.png': iconePng(1, fundo),
  'icon@2x.png': iconePng(2, fundo),
  'icon@3x.png': iconePng(3, fundo),
});

const propsOf = (bilhete: Bilhete, { nome, fundo }: Emissor, { tipo, time }: AssinaturaApple) => ({
  passTypeIdentifier: tipo,
  teamIdentifier: time,
  // A ticket added again takes the place of its earlier pass.
  serialNumber: bilhete.id,
  groupingIdentifier: bilhete.pedidoId,
  organizationName: nome,
  logoText: nome,
  description: t('Bilhete de ônibus {origem} → {destino}', {
    origem: bilhete.partida.localidade.nome,
    destino: bilhete.chegada.localidade.nome,
  }),
  backgroundColor: `rgb(${rgb(fundo).join(', ')})`,
  foregroundColor: 'rgb(255, 255, 255)',
  labelColor: 'rgb(255, 255, 255)',
});

/** Hours are written words of the stop's own clock, so that no device moves them to its zone. */
function fill(pass: PKPass, bilhete: Bilhete): void {
  const { partida, chegada, passageiro, poltrona, classe, plataforma, localizador } = bilhete;
  pass.headerFields.push({ key: 'partida', label: formatDia(partida.dia), value: partida.hora });
  pass.primaryFields.push(lugar('origem', partida), lugar('destino', chegada));
  pass.secondaryFields.push(
    { key: 'passageiro', label: t('PASSAGEIRO'), value: passageiro.nome },
    { key: 'localizador', label: t('LOCALIZADOR'), value: localizador, textAlignment: 'PKTextAlignmentRight' },
  );
  pass.auxiliaryFields.push(
    { key: 'poltrona', label: t('POLTRONA'), value: poltrona },
    { key: 'classe', label: t('CLASSE'), value: translated(rotulosClasse[classe]) },
    { key: 'plataforma', label: t('PLATAFORMA'), value: plataforma ?? t('ver painel') },
  );
  pass.backFields.push(...verso(bilhete));
}

const lugar = (key: string, { localidade: { nome, terminal } }: Parada): Campos[number] => ({
  key,
  label: terminal,
  value: nome,
});

const verso = ({ partida, chegada, linha, operadora, autorizacaoMenor }: Bilhete): Campos => [
  { key: 'saida', label: t('Partida (horário local)'), value: quando(partida) },
  { key: 'chegada', label: t('Chegada (horário local)'), value: quando(chegada) },
  { key: 'linha', label: t('Linha'), value: linha },
  { key: 'operadora', label: t('Operadora'), value: `${operadora.razaoSocial}, CNPJ ${formatCnpj(operadora.cnpj)}` },
  {
    key: 'documentos',
    label: t('Antes de embarcar'),
    value: [...DOCUMENTOS_EMBARQUE, ...(autorizacaoMenor ? [AVISO_MENOR_SOZINHO] : [])].map(translated).join('\n'),
  },
  { key: 'mudancas', label: t('Se algo mudar'), value: translated(MUDANCAS) },
];

const quando = ({ dia, hora, localidade: { terminal, nome, uf } }: Parada): string =>
  t('{dia} às {hora}, {terminal}, {cidade}', { dia: formatDia(dia), hora, terminal, cidade: `${nome}/${uf}` });
