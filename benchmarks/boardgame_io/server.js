// boardgame.io's own server, with a game comparable to Sequence and a store that is as durable as Ludoteca's:
// SQLite, WAL, synchronous=FULL, one transaction a move. What was stored is kept in memory too, so it never reads.
// node server.js PORT FOLDER CELLS

const path = require('path');
const Database = require('better-sqlite3');
const { Server } = require('boardgame.io/server');
const { Sync } = require('boardgame.io/internal');

const [port, folder, cells] = [Number(process.argv[2]), process.argv[3], Number(process.argv[4])];
const HAND = 7;
const DECK = 104;

class SqliteStore extends Sync {
  constructor(file) {
    super();
    this.db = new Database(file);
    this.db.pragma('journal_mode = WAL');
    this.db.pragma('synchronous = FULL');
    this.db.exec(`
      CREATE TABLE match (id TEXT PRIMARY KEY, state TEXT, initial TEXT, metadata TEXT);
      CREATE TABLE log (match TEXT, number INTEGER, entry TEXT, PRIMARY KEY (match, number))`);
    this.create = this.db.prepare('INSERT INTO match VALUES (?, ?, ?, ?)');
    this.update = this.db.prepare('UPDATE match SET state = ? WHERE id = ?');
    this.describe = this.db.prepare('UPDATE match SET metadata = ? WHERE id = ?');
    this.append = this.db.prepare('INSERT INTO log VALUES (?, ?, ?)');
    this.matches = new Map();
    this.save = this.db.transaction((id, state, from, entries) => {
      this.update.run(JSON.stringify(state), id);
      entries.forEach((entry, i) => this.append.run(id, from + i, JSON.stringify(entry)));
    });
  }

  connect() {}

  createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { state: initialState, initialState, metadata, log: [] });
    this.create.run(id, JSON.stringify(initialState), JSON.stringify(initialState), JSON.stringify(metadata));
  }

  setState(id, state, deltalog = []) {
    const match = this.matches.get(id);
    this.save(id, state, match.log.length, deltalog);
    match.state = state;
    match.log.push(...deltalog);
  }

  setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata; // who is connected; not a move, so it may wait
  }

  fetch(id, wanted) {
    const match = this.matches.get(id) || {};
    return Object.fromEntries(Object.keys(wanted).filter((key) => wanted[key]).map((key) => [key, match[key]]));
  }

  wipe(id) {
    this.matches.delete(id);
  }

  listMatches() {
    return [...this.matches.keys()];
  }
}

const draw = (G, random) => G.secret.deck.splice(random.Die(G.secret.deck.length) - 1, 1)[0];

const game = {
  name: 'load',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ random }) => {
    const deck = Array.from({ length: DECK }, (_, card) => card);
    const G = {
      board: Array.from({ length: cells }, (_, i) => ({ card: `card-${i % 52}`, chip: null, locked: false, sequences: [] })),
      players: { 0: { hand: [] }, 1: { hand: [] } },
      secret: { deck },
      discarded: 0,
    };
    for (const seat of [0, 1]) for (let i = 0; i < HAND; i++) G.players[seat].hand.push(draw(G, random));
    return G;
  },
  moves: {
    place: ({ G, random, playerID }, slot, cell) => {
      const hand = G.players[playerID].hand;
      if (!(slot in hand) || !(cell in G.board)) return 'INVALID_MOVE';
      hand.splice(slot, 1);
      G.discarded += 1;
      G.board[cell].chip = playerID;
      if (G.secret.deck.length === 0) G.secret.deck = Array.from({ length: DECK }, (_, card) => card);
      hand.push(draw(G, random));
      return undefined;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    return { ...open, deck: secret.deck.length, players: { [playerID]: players[playerID] } };
  },
};

const server = Server({ games: [game], db: new SqliteStore(path.join(folder, 'matches.db')), origins: ['*'] });
server.run(port);
