module.exports = require('../webpack.common.js').shell(__dirname);
