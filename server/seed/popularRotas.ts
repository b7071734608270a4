import { terminalDe } from './linhas';

/** A route for a home page to offer; ids as on the wire. */
export interface RotaPopular {
  localidadeOrigem: string;
  localidadeDestino: string;
}

const rotas: readonly [cidade: string, terminal: string | null, cidade: string][] = [
  ['São Paulo/SP', 'Tietê', 'Rio de Janeiro/RJ'],
  ['São Paulo/SP', 'Tietê', 'Belo Horizonte/MG'],
  ['São Paulo/SP', 'Tietê', 'Curitiba/PR'],
  ['Rio de Janeiro/RJ', null, 'Belo Horizonte/MG'],
  ['Curitiba/PR', null, 'Florianópolis/SC'],
  ['Brasília/DF', null, 'Goiânia/GO'],
  ['Recife/PE', null, 'Natal/RN'],
  ['Florianópolis/SC', null, 'Porto Alegre/RS'],
];

/** Eight routes most people look for; each has departures every day. */
export const popularRotas: readonly RotaPopular[] = rotas.map(([origem, terminal, destino]) => ({
  localidadeOrigem: String(terminalDe({ cidade: origem, terminal }).id),
  localidadeDestino: String(terminalDe({ cidade: destino, terminal: null }).id),
}));
