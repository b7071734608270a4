import { activeWords } from '../../src/words/active';
import { t } from '../../src/words/t';
import type { Bilhete } from '../../src/domain/wire/bilhetes/bilhetes';
import type { Parada } from '../../src/domain/wire/viagens/viagens';
import { formatDia } from '../../src/domain/base/data';

const FOLD_OCTETS = 74;
/** Taken once more, the entry of such a ticket strikes the trip from the calendar. */
const SEM_VALIDADE: readonly Bilhete['situacao'][] = ['cancelado', 'remarcado', 'transferido'];

/** RFC 5545: lines end in CRLF and none is longer than 75 octets; a continuation starts with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const manifestacao of line) {
    if (Buffer.byteLength(part + manifestacao) > FOLD_OCTETS) {
      parts.push(part);
      part = ' ';
    }
    part += manifestacao;
  }
  return [...parts, part].join('\r\n');
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
const utcStamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
const localStamp = ({ dia, hora }: Parada): string => `${dia.replaceAll('-', '')}T${hora.replace(':', '')}00`;

/** `-0300` at the stop on that day, from the difference between its wall clock and UTC. */
function offsetOf({ dia, hora, instante }: Parada): string {
  const minutes = Math.round((Date.parse(`${dia}T${hora}:00Z`) - Date.parse(instante)) / 60_000);
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`;
}

/** A zone as it stands on the day of travel; Brazil has moved no clock since 2019. */
const timezone = (parada: Parada): string[] => [
  'BEGIN:VTIMEZONE',
  `TZID:${parada.localidade.fuso}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${offsetOf(parada)}`,
  `TZOFFSETTO:${offsetOf(parada)}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The trip of a ticket for anybody's calendar, each end on the clock of its own place. */
export function toCalendar(bilhete: Bilhete): string {
  const { partida, chegada } = bilhete;
  const zones = partida.localidade.fuso === chegada.localidade.fuso ? [partida] : [partida, chegada];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Itape//Passagens//${activeWords().language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zones.flatMap(timezone),
    'BEGIN:VEVENT',
    `UID:${bilhete.id}@itape`,
    `DTSTAMP:${utcStamp(bilhete.emitidoEm)}`,
    `DTSTART;TZID=${partida.localidade.fuso}:${localStamp(partida)}`,
    `DTEND;TZID=${chegada.localidade.fuso}:${localStamp(chegada)}`,
    `SUMMARY:${escapeText(t('Ônibus {origem} → {destino}', { origem: partida.localidade.nome, destino: chegada.localidade.nome }))}`,
    `LOCATION:${escapeText(`${partida.localidade.terminal}, ${partida.localidade.nome}/${partida.localidade.uf}`)}`,
    `DESCRIPTION:${escapeText(describe(bilhete))}`,
    `STATUS:${SEM_VALIDADE.includes(bilhete.situacao) ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(t('Seu ônibus parte em 2 horas'))}`,
    'TRIGGER:-PT2H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const describe = ({ localizador, poltrona, operadora, linha, plataforma, partida, chegada }: Bilhete): string =>
  [
    t('Localizador {localizador}, poltrona {poltrona}', { localizador, poltrona }),
    plataforma
      ? t('{operadora}, linha {linha}, plataforma {plataforma}', { operadora: operadora.nome, linha, plataforma })
      : t('{operadora}, linha {linha}', { operadora: operadora.nome, linha }),
    t('Chegada em {dia} às {hora} (horário local)', { dia: formatDia(chegada.dia), hora: chegada.hora }),
    t('Embarque em {terminal}. Leve documento com foto e chegue 30 minutos antes.', {
      terminal: partida.localidade.terminal,
    }),
  ].join('\n');
