import { activeWords } from '../../../src/words/active';
import { translated } from '../../../src/words/t';
import { SignJWT } from 'jose/jwt/sign';
import { rotulosClasse } from '../../../src/domain/viagens/viagem';
import type { Bilhete } from '../../../src/domain/wire/bilhetes/bilhetes';
import type { Parada } from '../../../src/domain/wire/viagens/viagens';
import type { ContaGoogle } from './carteiraConfig';
import { fimNaCarteira } from './validade';

const SALVAR = 'https://pay.google.com/gp/v/save/';
/** The longest address that browsers and Google take. */
const LETRAS = 1_800;

type Lugar = (parada: Parada) => string;

/**
 * The link by which Google Wallet saves a ticket: an address that carries it, signed by us (RS256). Addresses are kept in
 * histories and logs on the way, so the passenger's name and document stay out; and no letter is spent on
 * what all tickets share (name, logo, colour): that is the class's, which the company makes at Google once.
 */
export async function linkGoogle(bilhete: Bilhete, { classe, email, chave }: ContaGoogle): Promise<string> {
  const emissor = classe.split('.', 1)[0] ?? '';
  const objeto = objetoOf(`${emissor}.${bilhete.id}`, classe, bilhete);
  const sign = (lugar: Lugar): Promise<string> => {
    const payload = { transitObjects: [{ ...objeto, ticketLeg: trecho(bilhete, lugar) }] };
    return new SignJWT({ iss: email, aud: 'google', typ: 'savetowallet', payload })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuedAt()
      .sign(chave);
  };
  const link = SALVAR + (await sign(comTerminal));
  return link.length > LETRAS ? SALVAR + (await sign(soCidade)) : link;
}

const objetoOf = (id: string, classId: string, bilhete: Bilhete) => ({
  id,
  classId,
  state: 'ACTIVE',
  tripType: 'ONE_WAY',
  ticketNumber: bilhete.localizador,
  barcode: { type: 'QR_CODE', value: bilhete.codigoEmbarque },
  validTimeInterval: { end: { date: fimNaCarteira(bilhete).toISOString() } },
});

const trecho = ({ partida, chegada, plataforma, poltrona, classe }: Bilhete, lugar: Lugar) => ({
  originName: texto(lugar(partida)),
  destinationName: texto(lugar(chegada)),
  departureDateTime: local(partida),
  arrivalDateTime: local(chegada),
  ...(plataforma !== null && { platform: plataforma }),
  ticketSeat: { seat: String(poltrona), customFareClass: texto(translated(rotulosClasse[classe])) },
});

const texto = (value: string) => ({ defaultValue: { language: activeWords().language, value } });
const comTerminal: Lugar = ({ localidade: { nome, terminal } }) => `${nome}, ${terminal}`;
const soCidade: Lugar = ({ localidade: { nome } }) => nome;
/** Without an offset Google shows the hour as the stop's own. */
const local = ({ dia, hora }: Parada): string => `${dia}T${hora}:00`;
