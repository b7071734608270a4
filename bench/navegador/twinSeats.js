// The limit of a seat's click: its look, and the places that say how many are chosen and what they cost.
const CHECK =
  '<svg class="it-icon" width="14" height="14" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M4.8 12.8l4.7 4.7L19.4 7"></path></svg>';
const chosen = new Set();
const price = Number(
  document.querySelector('[role=gridcell]') &&
    (/R\$\s([\d.,]+)/.exec(document.querySelector('main').textContent)?.[1] ?? '0').replace('.', '').replace(',', '.'),
);
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const status = document.querySelector('.it-seat-map__status');
const when = [...document.querySelectorAll('.it-summary__when')].at(-1);
const line = document.querySelector('.it-price__row');
const total = document.querySelector('.it-summary__total');

document.querySelector('[role=grid]').addEventListener('click', ({ target }) => {
  const seat = target.closest('[role=gridcell]');
  if (!seat) return;
  const isChosen = seat.getAttribute('aria-selected') === 'true';
  seat.setAttribute('aria-selected', String(!isChosen));
  seat.dataset.state = isChosen ? 'livre' : 'selecionada';
  if (isChosen) seat.querySelector('svg').remove();
  else seat.insertAdjacentHTML('beforeend', CHECK);
  if (isChosen) chosen.delete(seat.dataset.seat);
  else chosen.add(seat.dataset.seat);
  const sum = money.format(chosen.size * price);
  status.textContent = `${chosen.size} poltronas selecionadas`;
  when.textContent = `Poltronas ${[...chosen].join(', ')}`;
  line.firstElementChild.textContent = `Ida, ${chosen.size} poltronas`;
  line.lastElementChild.textContent = sum;
  total.textContent = sum;
});
