import { useState } from 'react';
import { SearchIcon } from '../icons/SearchIcon';
import { TextInput } from '../TextInput/TextInput';
import { icons } from './iconList';
import './IconGallery.css';

/** Without accents and case, so that "onibus" finds the coach. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All icons; searchable by name or word, copied by click. */
export function IconGallery() {
  const [wanted, setWanted] = useState('');
  const [said, setSaid] = useState('');
  const found = icons.filter(({ name, words }) => plain(`${name} ${words}`).includes(plain(wanted.trim())));
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(name);
      setSaid(`${name} copiado`);
    } catch {
      setSaid(`Não foi possível copiar. O nome é ${name}`);
    }
  };
  return (
    <div className="it-icon-gallery">
      <TextInput
        name="icone"
        label="Procurar ícone"
        hint="Pelo nome ou pelo que significa: ônibus, voltar, pagamento"
        value={wanted}
        onChange={setWanted}
        icon={<SearchIcon />}
      />
      <p role="status" className="it-icon-gallery__said">
        {said || `${found.length} ${found.length === 1 ? 'ícone' : 'ícones'}`}
      </p>
      <ul className="it-icon-gallery__list">
        {found.map(({ name, words, Drawing }) => (
          <li key={name}>
            <button type="button" className="it-icon-gallery__button" onClick={() => void copy(name)}>
              <Drawing size={28} />
              <span className="it-icon-gallery__name">{name}</span>
              <span className="it-icon-gallery__words">{words}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
