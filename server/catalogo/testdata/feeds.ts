import { createWriteStream, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** The files of a feed, by name; null leaves one out. */
export type Arquivos = Readonly<Record<string, string | null>>;

/** A coach of four seats that every run of a feed goes with. */
export const carro: Arquivos = {
  'itape_onibus.txt': 'layout_id,nome\npequeno,Pequeno',
  'itape_poltronas.txt': [
    'layout_id,poltrona,fila,coluna,classe',
    'pequeno,1,1,0,convencional',
    'pequeno,2,1,1,convencional',
    'pequeno,3,1,3,executivo',
    'pequeno,4,1,4,executivo',
  ].join('\n'),
  'itape_viagens.txt': 'trip_id,route_id,layout_id\n,,pequeno',
};

/** São Paulo to Rio by Resende at 08:00 and 23:30 every day, and back at 09:00 on weekdays. */
export const feed: Arquivos = {
  ...carro,
  'agency.txt': 'agency_id,agency_name,agency_url,agency_timezone\nv,Viação Teste,https://v.test,America/Sao_Paulo',
  'feed_info.txt': 'feed_publisher_name,feed_publisher_url,feed_lang,feed_version\nV,https://v.test,pt,primeira',
  'stops.txt': [
    'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station,zone_id',
    'tiete,Terminal Tietê,-23.516,-46.625,1,,sp',
    'tiete-7,Plataforma 7,-23.516,-46.625,0,tiete,',
    'resende,Rodoviária de Resende,-22.47,-44.45,0,,rs',
    'rio,Rodoviária Novo Rio,-22.899,-43.209,0,,rj',
  ].join('\n'),
  'routes.txt': 'route_id,agency_id,route_short_name,route_long_name,route_type\nsprj,v,08-0001,São Paulo – Rio,3',
  'calendar.txt': [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'sempre,1,1,1,1,1,1,1,20200101,20291231',
    'uteis,1,1,1,1,1,0,0,20200101,20291231',
  ].join('\n'),
  'trips.txt': [
    'route_id,service_id,trip_id,direction_id',
    'sprj,sempre,ida-8,0',
    'sprj,sempre,ida-23,0',
    'sprj,uteis,volta-9,1',
  ].join('\n'),
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    'ida-8,08:00:00,08:00:00,tiete-7,1',
    'ida-8,12:00:00,12:10:00,resende,2',
    'ida-8,14:30:00,14:30:00,rio,3',
    'ida-23,23:30:00,23:30:00,tiete-7,1',
    'ida-23,27:30:00,27:40:00,resende,2',
    'ida-23,30:00:00,30:00:00,rio,3',
    'volta-9,09:00:00,09:00:00,rio,1',
    'volta-9,15:30:00,15:30:00,tiete,9',
  ].join('\n'),
  'fare_attributes.txt': [
    'fare_id,price,currency_type,payment_method,transfers',
    'inteira,120.00,BRL,1,0',
    'curta,80.5,BRL,1,0',
  ].join('\n'),
  'fare_rules.txt': [
    'fare_id,route_id,origin_id,destination_id',
    'inteira,sprj,sp,rj',
    'inteira,sprj,rj,sp',
    'curta,sprj,sp,rs',
    'curta,sprj,rs,rj',
  ].join('\n'),
};

/** A file of the feed with one text in the place of another. */
export function changed(arquivos: Arquivos, nome: string, de: string, para: string): Arquivos {
  const text = arquivos[nome] ?? '';
  if (!text.includes(de)) throw new Error(`${nome} has no ${de}`);
  return { ...arquivos, [nome]: text.replace(de, para) };
}

/** Packs files into a zip of its own folder. @returns its path. */
export async function writeZip(arquivos: Arquivos): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'itape-feed-')), 'feed.zip');
  const zip = new ZipFile();
  for (const [nome, text] of Object.entries(arquivos)) if (text !== null) zip.addBuffer(Buffer.from(text), nome);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
  return file;
}
